import type { Measure, SectionId, Titled } from "../types.ts";

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
  peopleDecide: {
    id: "people-decide" satisfies SectionId,
    title: "People decide",
    preview: "No drone is engaged without a\u00a0person.",
    notes: [
      {
        title: "The system proposes",
        text: "Sensors find, software tracks, and the screen shows what it probably is and what your rules permit.",
      },
      {
        title: "The operator decides",
        text: "An authorized person confirms what it is and chooses. No drone is engaged until then.",
      },
      {
        title: "The log remembers",
        text: "Contacts, decisions and commands are logged with their times, so that you can answer for each.",
      },
    ],
  },
  howToRead: {
    id: "how-to-read" satisfies SectionId,
    title: "How to read our figures",
    preview: "Headline values, drawings, your mission.",
    notes: [
      {
        title: "Headline values",
        text: "Each figure is a\u00a0limit on its own. Any published condition stands beside it.",
      },
      {
        title: "Drawings and proof",
        text: "Drawings illustrate the figures and are not test records. To show 99.9% with 95% confidence takes about 3,000 independent trials without a\u00a0miss.",
      },
      {
        title: "Your mission",
        text: "Bring your configuration, weather, targets and limit for false alarms. We send the test reports we have, and say what was not tested.",
      },
    ],
  },
} as const;

export const technologyCards: readonly [TechnologyCard, TechnologyCard, TechnologyCard, TechnologyCard] = [
  {
    figure: "marks",
    title: "Sensor fusion",
    text: "Four kinds of sensor feed one track. Where one sensor is blind, another can hold the track.",
    metric: { value: "99.9", unit: "%", tight: true },
    metricLabel: "Detection Rate¹",
    caption: "999 of 1,000.",
  },
  {
    figure: "blink",
    title: "Edge processing",
    text: "Processing takes under 100\u00a0ms. In that time a\u00a0drone at 20\u00a0m/s flies less than 2\u00a0m. The seconds that remain belong to the operator.",
    metric: { value: "<100", unit: "ms", tight: true },
    metricLabel: "Response Time¹",
    caption: "A\u00a0blink of 300\u00a0ms, on the same scale.",
  },
  {
    figure: "horizon",
    title: "All-round sensing",
    text: "Watch every bearing. A survey finds the ridges that need a\u00a0second position.",
    metric: { value: "360°" },
    metricLabel: "Coverage¹",
    caption: "The horizon, from north to north.",
  },
  {
    figure: "week",
    title: "Continuous duty",
    text: "Sensors never tire; people do. Shifts, spares and backup power keep the watch.",
    metric: { value: "24/7" },
    metricLabel: "Operation¹",
    caption: "168 hours a week.",
  },
];
