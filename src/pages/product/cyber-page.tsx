import { deferred } from "../../hydration/deferred.tsx";
import { Exercise } from "./instruments.ts";
import { SystemPage, systemParts } from "./system-page.tsx";

export const parts = {
  ...systemParts(
    async () => (await import("../../content/products/depth/cyber-warfare-simulation.ts")).cyberCopy,
  ),
  HowItWorks: deferred("how-it-works", () => import("./sections/cyber-how-it-works.tsx")),
  Exercise,
};

export default function CyberPage() {
  return <SystemPage slug="cyber-warfare-simulation" parts={parts} />;
}
