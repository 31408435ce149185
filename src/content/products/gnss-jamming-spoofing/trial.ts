import { tableNumber } from "../outlines.ts";

/** The table of measures, as the page numbers it. */
export const measures = `Table\u00a0${tableNumber("gnss-jamming-spoofing", "measures")}`;

/** How a test runs and what is read from it, whatever the setting. */
export const trial = {
  label: "The trial",
  title: "Baseline, interference, recovery.",
  phases: [
    { title: "Baseline", text: "A clean sky, for long enough to know the receiver’s ordinary errors." },
    {
      title: "Interference",
      text: "The scenario runs. Every report of the receiver is logged against the truth.",
    },
    {
      title: "Recovery",
      text: "The sky is clean again. When is the position right, and does the receiver know?",
    },
  ],
  drawn: `Two measures of ${measures} as a log shows them: drawn, not measured`,
  axis: "position",
  usual: "ordinary",
  error: "error",
  marks: ["scenario on", "off"],
  recovering: ["time to", "recover"],
  table: {
    caption: "What is measured, and what it tells",
    head: ["Measure", "Tells"],
    rows: [
      ["C/N0", "How clearly each satellite is heard"],
      ["Satellites used", "How many still contribute to the fix"],
      ["Position error", "East, north and up, against the truth"],
      ["Time error", "What a clock would pass on"],
      ["Time to recover", "From a clean sky to a right position"],
      ["Warnings", "Whether the receiver said so, and when"],
    ],
  },
  note: {
    title: "Timing receivers",
    text: "Many receivers never move: they keep the time of a network. Theirs is a test of time error and of holdover, and it runs for hours.",
  },
} as const;
