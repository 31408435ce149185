import { closing } from "../../content/drone/closing.ts";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { deferred } from "../../navigation/deferred.tsx";
import { DroneHero } from "./sections/drone-hero.tsx";
import { Specifications } from "./sections/specifications.tsx";

const [KeyFeatures, FlightModes, Emergency, Missions, Documents] = await Promise.all([
  deferred("key-features", () => import("./sections/key-features.tsx")),
  deferred("flight-modes", () => import("./sections/flight-modes.tsx")),
  deferred("emergency", () => import("./sections/emergency.tsx")),
  deferred("missions", () => import("./sections/missions.tsx")),
  deferred("documents", () => import("./sections/documents.tsx")),
]);

export default function DronePage() {
  return (
    <>
      <DroneHero />
      <Specifications />
      <KeyFeatures />
      <FlightModes />
      <Emergency />
      <Missions />
      <Documents />
      <CallToAction title={closing} />
    </>
  );
}
