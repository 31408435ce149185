import { closing } from "../../content/syfor-drones.ts";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { Documents } from "./sections/documents.tsx";
import { DroneHero } from "./sections/drone-hero.tsx";
import { Emergency } from "./sections/emergency.tsx";
import { FlightModes } from "./sections/flight-modes.tsx";
import { KeyFeatures } from "./sections/key-features.tsx";
import { Missions } from "./sections/missions.tsx";
import { Specifications } from "./sections/specifications.tsx";

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
