import type { Measure } from "../../types.ts";
import { published } from "./published.ts";
import type { SpecDrawing } from "./spec-drawings.ts";

export interface Spec {
  readonly label: string;
  readonly measure: Measure;
  /** The second half of the sentence, without which the number means nothing. */
  readonly condition?: string;
  /** How to read it, or what to ask before relying on it. */
  readonly meaning: string;
  readonly drawing: SpecDrawing;
}

export const specs = {
  label: "Specifications",
  title: "Six figures, one trade-off.",
  note: "The figures are separate maxima, not all reached on one flight. Conditions and test reports on request.",
} as const;

const { light, heavy } = published;

export const droneSpecs: readonly Spec[] = [
  {
    label: "Flight endurance",
    measure: { prefix: "up to", value: String(light.minutes), unit: "min" },
    condition: `with ${light.payload} payload`,
    meaning: "A published endurance seldom holds back a reserve, so plan with less.",
    drawing: "hour",
  },
  {
    label: "Max payload",
    measure: { value: String(heavy.kilograms), unit: "kg" },
    condition: `with ${heavy.time} endurance`,
    meaning: "Everything below the hub should count. The data sheet says whether crate and camera do.",
    drawing: "kilograms",
  },
  {
    label: "Range",
    measure: { prefix: "up to", value: String(published.radiusInKilometers), unit: "km" },
    condition: "radius",
    meaning:
      "Distance from the launch point, not length of the flight. Battery, wind or link may end it sooner.",
    drawing: "radius",
  },
  {
    label: "Wind resistance",
    measure: { prefix: "up to", value: String(published.windInMetersPerSecond), unit: "m/s" },
    meaning: "Steady wind or gusts, and at what height? Ask for both.",
    drawing: "pace",
  },
  {
    label: "Waypoints",
    measure: { value: "1024+" },
    meaning:
      "Points that one stored mission can hold. Most flights run out of battery before they run out of points.",
    drawing: "waypoints",
  },
  {
    label: "Deployment",
    measure: { prefix: "under", value: "1", unit: "minute" },
    meaning:
      "From the case, or from the ground with batteries in? Agree on start and finish, then have it timed.",
    drawing: "minute",
  },
];
