import { closing } from "../../content/products/syfor-drones/closing.ts";
import { deferred } from "../../hydration/deferred.tsx";
import { CallToAction } from "../shared/call-to-action.tsx";
import { DroneHero } from "./sections/drone-hero.tsx";
import { KeyFeatures } from "./sections/key-features.tsx";

export const parts = {
  InTheRound: deferred("in-the-round", () => import("./sections/in-the-round.tsx")),
  Specifications: deferred("specifications", () => import("./sections/specifications.tsx")),
  Documents: deferred("documents", () => import("./sections/documents.tsx")),
  FlightModes: deferred("flight-modes", () => import("./sections/flight-modes.tsx")),
  Emergency: deferred("emergency", () => import("./sections/emergency.tsx")),
  Missions: deferred("missions", () => import("./sections/missions.tsx")),
};

export default function DronePage() {
  return (
    <>
      <DroneHero />
      <KeyFeatures />
      <parts.InTheRound />
      <parts.Specifications />
      <parts.Documents />
      <parts.FlightModes />
      <parts.Emergency />
      <parts.Missions />
      <CallToAction title={closing} />
    </>
  );
}
