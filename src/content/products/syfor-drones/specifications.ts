import { captionNumber } from "../../outline.ts";
import type { Measure } from "../../types.ts";
import { productOutlines } from "../outlines.ts";

/** The SY300's published figures. Separate limits, never all on one flight. */
const radiusInKilometers = 30;

const flight = (kilograms: number, minutes: number) => ({
  kilograms,
  minutes,
  payload: `${kilograms} kg`,
  time: `${minutes} min`,
});

export const published = {
  light: flight(1, 60),
  heavy: flight(9, 22),
  radiusInKilometers,
  radius: `${radiusInKilometers} km`,
  windInMetersPerSecond: 15,
  deployment: "1 minute",
} as const;

/** For running text, where a line must not break between a number and its unit. */
export const unparted = (measure: string) => measure.replace(" ", "\u00a0");

const { light, heavy, radius, windInMetersPerSecond } = published;

/** The instrument that says how far is there and back. */
export const outAndBackFigure = captionNumber(productOutlines["syfor-drones"], "figures", "out-and-back");

/** What each drawing beside a figure shows, in words, and the few words inside it. */
export const specDrawings = {
  hour: {
    alt: `To scale: a strip of one hour, filled up to ${light.time} with ${light.payload} and to ${heavy.time} with ${heavy.payload}.`,
    light: { minutes: light.minutes, label: `${light.payload}, up to ${light.time}` },
    heavy: { minutes: heavy.minutes, label: `${heavy.payload}, ${heavy.time}` },
    ticks: [0, 30, 60],
    unit: "min",
  },
  kilograms: { alt: `To scale: ${heavy.kilograms} blocks of one kilogram each.`, block: "each 1 kg" },
  radius: {
    alt: `To scale: a circle of ${radius} radius around the launch point, with a scale bar of 10 km.`,
    radius,
    bar: "10 km",
  },
  pace: {
    alt: `To scale: a walk at 1.4 m/s, a sprinter’s 100 m in 10 s at 10 m/s, this wind at ${windInMetersPerSecond} m/s.`,
    unit: "m/s",
    paces: [
      { name: "walk", speed: 1.4 },
      { name: "sprinter", speed: 10 },
      { name: "this wind", speed: windInMetersPerSecond },
    ],
  },
  waypoints: {
    alt: "One thousand and twenty-four marks, one for each waypoint, 64 to a row.",
    mark: "each mark 1 waypoint; 1024, or more",
  },
  minute: { alt: "To scale: a ring of sixty seconds.", total: "<60 s" },
} as const;

export type SpecDrawing = keyof typeof specDrawings;

export interface Spec {
  readonly label: string;
  readonly measure: Measure;
  /** The second half of the sentence, without which the number means nothing. */
  readonly condition?: string;
  readonly drawing: SpecDrawing;
}

/** Meters per second that the published radius and back would take in still air, with nothing in reserve. */
const paceThereAndBack = ({ minutes }: { readonly minutes: number }) =>
  ((2000 * published.radiusInKilometers) / (60 * minutes)).toFixed(1);

export const specs = {
  label: "Specifications",
  title: "The SY300 in six numbers.",
  caption: "Each figure is a\u00a0separate limit.¹",
  head: ["Figure", "Published value", "Condition", "Drawn to scale"],
  /** What a buyer looks for in the table and asks at a meeting. */
  askAbout: {
    title: "Ask about",
    text: "Speed, takeoff mass, folded size, camera, link, ceiling, weather and temperature.",
  },
  howToRead: {
    title: "How to plan with them",
    notes: [
      {
        title: "Load costs time",
        text: `Going from ${unparted(light.payload)} to ${unparted(heavy.payload)} costs up to ${light.minutes - heavy.minutes}\u00a0min. Plan each load by its own endurance.`,
      },
      {
        title: "Distance counts twice",
        text: `Range is a radius, the distance from the launch point. Do not plan it with ${unparted(heavy.payload)}: out and back in ${unparted(heavy.time)} would take ${paceThereAndBack(heavy)}\u00a0m/s in still air with nothing in reserve. With ${unparted(light.payload)} it takes ${paceThereAndBack(light)}\u00a0m/s.`,
      },
      {
        title: "Wind takes more than it gives",
        text: `Time lost flying against it is never won back flying with it. Set the wind in Fig.\u00a0${outAndBackFigure}.`,
      },
    ],
  },
} as const;

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
    drawing: "radius",
  },
  {
    label: "Wind resistance",
    measure: { prefix: "up to", value: String(published.windInMetersPerSecond), unit: "m/s" },
    drawing: "pace",
  },
  {
    label: "Waypoints",
    measure: { value: "1024+" },
    drawing: "waypoints",
  },
  {
    label: "Deployment",
    measure: { prefix: "under", value: "1", unit: "minute" },
    drawing: "minute",
  },
];
