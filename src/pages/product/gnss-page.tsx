import { deferred } from "../../hydration/deferred.tsx";
import { Receiver } from "./instruments.ts";
import { SystemPage, systemParts } from "./system-page.tsx";

export const parts = {
  ...systemParts(
    async () => (await import("../../content/products/depth/gnss-jamming-spoofing.ts")).gnssCopy,
  ),
  HowItWorks: deferred("how-it-works", () => import("./sections/gnss-how-it-works.tsx")),
  Receiver,
};

export default function GnssPage() {
  return <SystemPage slug="gnss-jamming-spoofing" parts={parts} />;
}
