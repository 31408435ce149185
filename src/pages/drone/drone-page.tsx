import { closing } from "../../content/products/syfor-drones/closing.ts";
import { deferred } from "../../hydration/deferred.tsx";
import { CallToAction } from "../shared/call-to-action.tsx";
import { DroneHero } from "./sections/drone-hero.tsx";
import { KeyFeatures } from "./sections/key-features.tsx";

const [Specifications, Documents, FlightModes, Emergency, Missions] = await Promise.all([
  deferred("specifications", () => import("./sections/specifications.tsx")),
  deferred("documents", () => import("./sections/documents.tsx")),
  deferred("flight-modes", () => import("./sections/flight-modes.tsx")),
  deferred("emergency", () => import("./sections/emergency.tsx")),
  deferred("missions", () => import("./sections/missions.tsx")),
]);

export default function DronePage() {
  return (
    <>
      <DroneHero />
      <KeyFeatures />
      <Specifications />
      <Documents />
      <FlightModes />
      <Emergency />
      <Missions />
      <CallToAction title={closing} />
    </>
  );
}
