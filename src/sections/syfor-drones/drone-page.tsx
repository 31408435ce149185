import { productOutlines } from "../../content/products/outlines.ts";
import { deferred, still } from "../../hydration/deferred.tsx";
import { InTurn } from "../../hydration/in-turn.tsx";
import { OutlineProvider } from "../../ui/outline.tsx";
import { FailsafePlan, OutAndBack } from "./instruments.ts";

export const parts = {
  Hero: still(() => import("./drone-hero.tsx")),
  // The figures stand near the top; only what is operated below them needs a script.
  Specifications: deferred("out-and-back", () => import("./specifications.tsx")),
  KeyFeatures: still(() => import("./key-features.tsx")),
  Documents: still(() => import("./documents.tsx")),
  InTheRound: deferred("in-the-round", () => import("./in-the-round.tsx"), "close"),
  FlightModes: still(() => import("./flight-modes.tsx")),
  Emergency: deferred("emergency", () => import("./emergency.tsx")),
  Missions: still(() => import("./missions.tsx")),
  Depth: still(() => import("./depth.tsx")),
  Closing: still(() => import("./closing.tsx")),
  OutAndBack,
  FailsafePlan,
};

export default function DronePage() {
  return (
    <OutlineProvider outline={productOutlines["syfor-drones"]}>
      <InTurn>
        <parts.Hero />
        <parts.Specifications />
        <parts.KeyFeatures />
        <parts.Documents />
        <parts.InTheRound />
        <parts.FlightModes />
        <parts.Emergency />
        <parts.Missions />
        <parts.Depth />
        <parts.Closing />
      </InTurn>
    </OutlineProvider>
  );
}
