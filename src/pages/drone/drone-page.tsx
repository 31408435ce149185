import { closing } from "../../content/products/syfor-drones/closing.ts";
import { droneOutline } from "../../content/products/syfor-drones/outline.ts";
import { deferred } from "../../hydration/deferred.tsx";
import { OutlineProvider } from "../../ui/outline.tsx";
import { CallToAction } from "../shared/call-to-action.tsx";
import { FailsafePlan, OutAndBack } from "./instruments.ts";
import { DroneHero } from "./sections/drone-hero.tsx";
import { KeyFeatures } from "./sections/key-features.tsx";

export const parts = {
  Specifications: deferred("specifications", () => import("./sections/specifications.tsx")),
  Documents: deferred("documents", () => import("./sections/documents.tsx")),
  FlightModes: deferred("flight-modes", () => import("./sections/flight-modes.tsx")),
  Emergency: deferred("emergency", () => import("./sections/emergency.tsx")),
  Missions: deferred("missions", () => import("./sections/missions.tsx")),
  OutAndBack,
  FailsafePlan,
};

export default function DronePage() {
  return (
    <OutlineProvider outline={droneOutline}>
      <DroneHero />
      <KeyFeatures />
      <parts.Specifications />
      <parts.Documents />
      <parts.FlightModes />
      <parts.Emergency />
      <parts.Missions />
      <CallToAction title={closing} />
    </OutlineProvider>
  );
}
