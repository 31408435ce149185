import type { CaptionedPicture } from "../../types.ts";
import { tableNumber } from "../outlines.ts";

/** The table of measures, as the page numbers it. */
export const measures = `Table\u00a0${tableNumber("gnss-jamming-spoofing", "measures")}`;

/** The model of a chamber, close. */
export const inTheChamber: CaptionedPicture = {
  name: "gnss-jamming-spoofing-detail",
  alt: "Model of a corner of an anechoic chamber: an antenna on its tripod before a wall of absorber pyramids, a horn aimed at it; an orange cable leads from the antenna out of the picture.",
  caption:
    "In the chamber, rendering: the antenna under test, behind it the source; orange, the cable to the receiver",
};

/** How a test runs and what is read from it, whatever the setting. */
export const trial = {
  label: "The trial",
  title: "Baseline, interference, recovery.",
  phases: [
    { title: "Baseline", text: "A clean sky, for long enough to know the receiver’s ordinary errors." },
    {
      title: "Interference",
      text: "The scenario runs. Every report of the receiver is logged against the reference.",
    },
    {
      title: "Recovery",
      text: "The sky is clean again. When is the position right, and does the receiver know?",
    },
  ],
  drawn: `Error, recovery and warning (${measures}, below): a sketch, not data; dotted boxes: warning missing`,
  axes: { across: "time →", up: "↑ " },
  position: "position ",
  usual: ["ordinary ", "limit"],
  error: "error",
  marks: ["scenario on", "off"],
  recovering: { long: "time to recover", short: "recovery" },
  warning: ["warning", "by the receiver", "late, too short"],
  table: {
    caption: "What is measured, and what it tells",
    head: ["Measure", "Unit", "Tells"],
    rows: [
      ["C/N0", "dB-Hz", "How clearly each satellite is heard"],
      ["Satellites used", "count", "How many still contribute to the fix"],
      ["Loss of fix", "dB J/S", "Interference over signal at which it is lost"],
      ["False fix", "yes/no, s", "Whether a false place or time is reported as valid, and when"],
      ["Position error", "m", "East, north and up, against the reference"],
      ["Time error", "ns", "Its time output against the reference"],
      ["Time to recover", "s", "From a clean sky to a correct position"],
      ["Warnings", "yes/no, s", "Whether the receiver warned, and when"],
    ],
  },
  notes: [
    {
      title: "Timing receivers",
      text: "Many receivers never move: they keep the time of a network. Theirs is a test of time error and of holdover, and it runs for hours.",
    },
    {
      title: "Levels of resilience",
      text: "The Resilient PNT Conformance Framework (positioning, navigation and timing; U.S. Department of Homeland Security, 2022) grades receivers, from recovering after a threat to not degrading at all. A lower level is not a worse receiver: say which you need.",
    },
  ],
} as const;
