import type { Measure } from "../../types.ts";
import { published, unparted } from "./published.ts";
import type { SpecDrawing } from "./spec-drawings.ts";

const { light, heavy } = published;

export interface Spec {
  readonly label: string;
  readonly measure: Measure;
  /** The second half of the sentence, without which the number means nothing. */
  readonly condition?: string;
  /** What is missing of it. */
  readonly unstated?: string;
  readonly drawing: SpecDrawing;
}

/** Meters per second that the published radius and back would take in still air, with nothing in reserve. */
const paceThereAndBack = ({ minutes }: { readonly minutes: number }) =>
  ((2000 * published.radiusInKilometers) / (60 * minutes)).toFixed(1);

export const specs = {
  label: "Specifications",
  title: "Six published figures.",
  caption: `Drawn to scale; separate limits: not ${published.radiusInKilometers}\u00a0km and back with ${unparted(heavy.payload)}`,
  head: ["Figure", "Published value", "Condition", "Drawn to scale"],
  /** What a buyer looks for in the table and does not find. */
  unpublished: {
    title: "Not published",
    text: "Speed, takeoff and empty mass, folded size, camera, link, ceiling, weather and temperature limits: on request.",
  },
  howToRead: {
    title: "How to read them",
    notes: [
      {
        title: "Load costs time",
        text: `${heavy.kilograms - light.kilograms}\u00a0kg more costs up to ${light.minutes - heavy.minutes}\u00a0min. Between the two we publish no curve.`,
      },
      {
        title: "What is counted",
        text: `Range is a radius, the distance from the launch point. Out and back, in still air with nothing in reserve, would take ${paceThereAndBack(light)}\u00a0m/s over ${unparted(light.time)} and ${paceThereAndBack(heavy)}\u00a0m/s over ${unparted(heavy.time)}.`,
      },
      {
        title: "What we add on request",
        text: "Whether camera and crate count as payload, whether 1024 is per mission, and how many people deployment takes.",
      },
    ],
  },
} as const;

const unstated = "condition not stated";

export const droneSpecs: readonly Spec[] = [
  {
    label: "Flight endurance",
    measure: { prefix: "up to", value: String(light.minutes), unit: "min" },
    condition: `with ${light.payload} payload`,
    drawing: "hour",
  },
  {
    label: "Max payload",
    measure: { value: String(heavy.kilograms), unit: "kg" },
    condition: `with ${heavy.time} endurance`,
    drawing: "kilograms",
  },
  {
    label: "Range",
    measure: { prefix: "up to", value: String(published.radiusInKilometers), unit: "km" },
    condition: "radius",
    unstated,
    drawing: "radius",
  },
  {
    label: "Wind resistance",
    measure: { prefix: "up to", value: String(published.windInMetersPerSecond), unit: "m/s" },
    unstated,
    drawing: "pace",
  },
  {
    label: "Waypoints",
    measure: { value: "1024+" },
    unstated,
    drawing: "waypoints",
  },
  {
    label: "Deployment",
    measure: { prefix: "under", value: "1", unit: "minute" },
    unstated,
    drawing: "minute",
  },
];
