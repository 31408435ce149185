import type { Measure, Titled } from "../types.ts";

export type TechnologyFigure = "marks" | "blink" | "horizon" | "week";

export interface TechnologyCard extends Titled {
  readonly figure: TechnologyFigure;
  readonly metric: Measure;
  readonly metricLabel: string;
  readonly caption: string;
}

export const technology = {
  label: "Technology",
  title: "The numbers, drawn to scale.",
  blink: { response: "our response is over by here", lid: "an eyelid, closing and opening" },
  days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
} as const;

export const technologyCards: readonly [TechnologyCard, TechnologyCard, TechnologyCard, TechnologyCard] = [
  {
    figure: "marks",
    title: "Sensor fusion",
    text: "Radio, radar, optics and sound are weighed together, so that one sensor’s blind spot is another’s field of view.",
    metric: { value: "99.9", unit: "%", tight: true },
    metricLabel: "Detection Rate",
    caption: "999 of 1,000. The open mark is why sensors overlap.",
  },
  {
    figure: "blink",
    title: "Processing at the sensor",
    text: "Classification runs beside the antenna, not in a distant data center. The time a person takes to decide is not in this figure.",
    metric: { value: "<100", unit: "ms", tight: true },
    metricLabel: "Response Time",
    caption: "A blink of an eye takes about 300 ms.",
  },
  {
    figure: "horizon",
    title: "All-round sensing",
    text: "No sector is left for later. The horizon is watched all the way around, at once.",
    metric: { value: "360°" },
    metricLabel: "Coverage",
    caption: "The whole horizon, unrolled.",
  },
  {
    figure: "week",
    title: "Built to be left on",
    text: "Sensors, processors and consoles are designed for continuous duty.",
    metric: { value: "24/7" },
    metricLabel: "Operation",
    caption: "168 of 168 hours in a week.",
  },
];
