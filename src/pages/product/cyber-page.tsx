import { deferred } from "../../hydration/deferred.tsx";
import { Exercise } from "./instruments.ts";
import { SystemPage, systemParts } from "./system-page.tsx";

export const parts = {
  ...systemParts(
    async () => (await import("../../content/products/cyber-warfare-simulation/depth.ts")).cyberCopy,
    {
      Opening: () => import("./sections/cyber/opening.tsx"),
      Features: () => import("./sections/cyber/features.tsx"),
      Chapter: () => import("./sections/cyber/range.tsx"),
      Depth: () => import("./sections/cyber/depth.tsx"),
    },
  ),
  HowItWorks: deferred("how-it-works", () => import("./sections/cyber/how-it-works.tsx")),
  Exercise,
};

export default function CyberPage() {
  return <SystemPage slug="cyber-warfare-simulation" parts={parts} />;
}
