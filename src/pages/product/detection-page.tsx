import { deferred } from "../../hydration/deferred.tsx";
import { Situations, TreeLine } from "./instruments.ts";
import { SystemPage, systemParts } from "./system-page.tsx";

export const parts = {
  ...systemParts(
    async () => (await import("../../content/products/drone-detection/depth.ts")).detectionCopy,
    {
      Opening: () => import("./sections/detection/opening.tsx"),
      Features: () => import("./sections/detection/features.tsx"),
      Chapter: () => import("./sections/detection/site.tsx"),
    },
  ),
  HowItWorks: deferred("how-it-works", () => import("./sections/detection/how-it-works.tsx")),
  Situations,
  TreeLine,
};

export default function DetectionPage() {
  return <SystemPage slug="drone-detection" parts={parts} />;
}
