import { deferred } from "../../hydration/deferred.tsx";
import { TimeBudget } from "./instruments.ts";
import { SystemPage, systemParts } from "./system-page.tsx";

export const parts = {
  ...systemParts(
    async () => (await import("../../content/products/anti-drone-solution/depth.ts")).antiDroneCopy,
    {
      Opening: () => import("./sections/anti-drone/opening.tsx"),
      Features: () => import("./sections/anti-drone/features.tsx"),
      Chapter: () => import("./sections/anti-drone/authority.tsx"),
    },
  ),
  HowItWorks: deferred("how-it-works", () => import("./sections/anti-drone/how-it-works.tsx")),
  TimeBudget,
};

export default function AntiDronePage() {
  return <SystemPage slug="anti-drone-solution" parts={parts} />;
}
