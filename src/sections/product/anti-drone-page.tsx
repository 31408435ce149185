import { deferred } from "../../hydration/deferred.tsx";
import { TimeBudget } from "./instruments.ts";
import { SystemPage, systemParts } from "./system-page.tsx";

export const parts = {
  ...systemParts(
    async () => (await import("../../content/products/anti-drone-solution/depth.ts")).antiDroneCopy,
    {
      Opening: () => import("../anti-drone-solution/opening.tsx"),
      Features: () => import("../anti-drone-solution/features.tsx"),
      Chapter: () => import("../anti-drone-solution/authority.tsx"),
    },
  ),
  HowItWorks: deferred("how-it-works", () => import("../anti-drone-solution/how-it-works.tsx")),
  TimeBudget,
};

export default function AntiDronePage() {
  return <SystemPage slug="anti-drone-solution" parts={parts} />;
}
