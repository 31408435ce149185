import { deferred } from "../../hydration/deferred.tsx";
import { Situations, TreeLine } from "./instruments.ts";
import { SystemPage, systemParts } from "./system-page.tsx";

export const parts = {
  ...systemParts(
    async () => (await import("../../content/products/drone-detection/depth.ts")).detectionCopy,
    {
      Opening: () => import("../drone-detection/opening.tsx"),
      Features: () => import("../drone-detection/features.tsx"),
      Chapter: () => import("../drone-detection/site.tsx"),
    },
  ),
  HowItWorks: deferred("how-it-works", () => import("../drone-detection/how-it-works.tsx")),
  Situations,
  TreeLine,
};

export default function DetectionPage() {
  return <SystemPage slug="drone-detection" parts={parts} />;
}
