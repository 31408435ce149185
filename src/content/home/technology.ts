import type { Measure, SectionId, Titled } from "../types.ts";

export type TechnologyFigure = "marks" | "blink" | "horizon" | "week";

export interface TechnologyCard extends Titled {
  readonly figure: TechnologyFigure;
  readonly metric: Measure;
  readonly metricLabel: string;
  readonly caption: string;
  /** Where it is said what the metric means. */
  readonly howToRead?: string;
}

export const technology = {
  label: "Technology",
  title: "The numbers, drawn to scale.",
  missed: "1 of 1,000",
  /** Each beside its place on the curve. */
  blink: [
    ["closed", "eyelid closed"],
    ["opening", "opening"],
    ["open", "open"],
    ["processing", "processing, under 100 ms"],
  ],
  contact: "one contact",
  days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  howToRead: {
    id: "how-to-read" satisfies SectionId,
    title: "How to read 99.9%",
    preview: "Drawn, not tested; about 3,000 trials without a miss would show it.",
    notes: [
      {
        title: "What is drawn",
        text: "0.1% to scale: one in 1,000. It is a drawing, not a record of tests.",
      },
      {
        title: "What would show it",
        text: "To show it with 95% confidence takes about 3,000 independent trials without a miss.",
      },
      {
        title: "What to ask",
        text: "Which drones, how far, what weather, how many false alarms. We send the reports we have, and say what was not tested.",
      },
    ],
  },
} as const;

export const technologyCards: readonly [TechnologyCard, TechnologyCard, TechnologyCard, TechnologyCard] = [
  {
    figure: "marks",
    title: "Sensor fusion",
    text: "Four kinds of sensor, one track. What one misses, another may find. The drawing shows the figure, not a test.",
    metric: { value: "99.9", unit: "%", tight: true },
    metricLabel: "Detection Rate",
    caption: "999 of 1,000",
    howToRead: `#${technology.howToRead.id}`,
  },
  {
    figure: "blink",
    title: "Edge processing",
    text: "One step of processing, not the whole chain; where it starts and stops is not published. In 100\u00a0ms a\u00a0drone at 20\u00a0m/s flies 2\u00a0m.",
    metric: { value: "<100", unit: "ms", tight: true },
    metricLabel: "Response Time",
    caption: "Time to scale; a blink takes 100 to 400 ms, here 300; curve schematic",
  },
  {
    figure: "horizon",
    title: "All-round sensing",
    text: "360° is azimuth; elevation is not published. Terrain still masks what is behind it.",
    metric: { value: "360°" },
    metricLabel: "Coverage",
    caption: "Horizon, unrolled; bearings to scale, skyline invented",
  },
  {
    figure: "week",
    title: "Continuous duty",
    text: "It takes shifts, spares and backup power, not only sensors.",
    metric: { value: "24/7" },
    metricLabel: "Operation",
    caption: "168 of 168 hours: what 24/7 means, not a record",
  },
];
