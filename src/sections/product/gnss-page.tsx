import { deferred } from "../../hydration/deferred.tsx";
import { Receiver } from "./instruments.ts";
import { SystemPage, systemParts } from "./system-page.tsx";

export const parts = {
  ...systemParts(
    async () => (await import("../../content/products/gnss-jamming-spoofing/depth.ts")).gnssCopy,
    {
      Opening: () => import("../gnss-jamming-spoofing/opening.tsx"),
      Features: () => import("../gnss-jamming-spoofing/features.tsx"),
      Chapter: () => import("../gnss-jamming-spoofing/trial.tsx"),
    },
  ),
  HowItWorks: deferred("how-it-works", () => import("../gnss-jamming-spoofing/how-it-works.tsx")),
  Receiver,
};

export default function GnssPage() {
  return <SystemPage slug="gnss-jamming-spoofing" parts={parts} />;
}
