import { deferred } from "../../hydration/deferred.tsx";
import { Exercise } from "./instruments.ts";
import { SystemPage, systemParts } from "./system-page.tsx";

export const parts = {
  ...systemParts(
    async () => (await import("../../content/products/cyber-warfare-simulation/depth.ts")).cyberCopy,
    {
      Opening: () => import("../cyber-warfare-simulation/opening.tsx"),
      Features: () => import("../cyber-warfare-simulation/features.tsx"),
      Chapter: () => import("../cyber-warfare-simulation/range.tsx"),
    },
  ),
  // A laptop's first screen ends not far above it: on arrival it is not wanted yet.
  HowItWorks: deferred("how-it-works", () => import("../cyber-warfare-simulation/how-it-works.tsx"), "close"),
  Exercise,
};

export default function CyberPage() {
  return <SystemPage slug="cyber-warfare-simulation" parts={parts} />;
}
