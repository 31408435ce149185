import { deferred } from "../../hydration/deferred.tsx";
import { Receiver } from "./instruments.ts";
import { SystemPage, systemParts } from "./system-page.tsx";

export const parts = {
  ...systemParts(
    async () => (await import("../../content/products/gnss-jamming-spoofing/depth.ts")).gnssCopy,
    {
      Opening: () => import("./sections/gnss/opening.tsx"),
      Features: () => import("./sections/gnss/features.tsx"),
      Chapter: () => import("./sections/gnss/trial.tsx"),
    },
  ),
  HowItWorks: deferred("how-it-works", () => import("./sections/gnss/how-it-works.tsx")),
  Receiver,
};

export default function GnssPage() {
  return <SystemPage slug="gnss-jamming-spoofing" parts={parts} />;
}
