import type { CaptionedPicture, SystemContent } from "../../types.ts";
import { tableNumber } from "../outlines.ts";

/** What the drawing of each setting names. */
export const sketchWords = [
  ["source", "antenna", "receiver"],
  ["source", "antenna", "receiver"],
  ["sky", "source", "antenna", "vehicle", "receiver"],
  ["cable", "chamber", "range"],
] as const;

export const gnss: SystemContent = {
  slug: "gnss-jamming-spoofing",
  statement: "Know what your receiver does when the\u00a0sky\u00a0lies.",
  intro:
    "A controlled test of your own receiver, before you depend on it: by cable, in a shielded chamber, or under open sky on licensed ranges. Jamming drowns the signals of satellite navigation systems (GNSS); spoofing imitates them.",
  madeOf: "A signal source, the setup and a log of every report.",
  notice: {
    inShort: "Your receiver, tested where the law allows.",
    text: "For authorized government users only. Available only where lawful, subject to export and spectrum authorization. A test in the open needs spectrum clearance for its place and its hours. Take legal advice before you test, buy or use such equipment. Nothing here is an offer.",
  },
  featuresTitle: "How each test is run, and what it leaves out.",
  features: [
    {
      title: "By cable",
      text: "Conducted testing is not meant to radiate, and leakage is measured first. A quick way to compare receivers, settings and updates.",
    },
    {
      title: "In the chamber",
      text: "In a shielded, anechoic chamber the antenna is part of the test, and shielding, measured beforehand, keeps what escapes below an agreed level.",
    },
    {
      title: "On the range",
      text: "On licensed ranges with spectrum clearance, the vehicle, the crew and the procedure are tested together.",
    },
    {
      title: "Again, from the same start",
      text: "A scenario is specified for what your receiver uses: any of GPS, GLONASS, Galileo and BeiDou, with QZSS, NavIC or SBAS. It repeats most closely by cable, less in the chamber, least on the range.",
    },
  ],
  figureTitle: "Shouting over a\u00a0voice, or imitating it.",
  figureText:
    "A jammed receiver usually shows that something is wrong: its position degrades or is lost. A spoofed one need not. It reports a place or a time, calmly, and the report is false.",
  closing: "Ask in outline. Details wait for a meeting.",
};

/** What is seen in the picture. */
export const tagged = ["true place", "believed place", "error"] as const;

/** What the model is built of, so that nothing in it is taken for a path of its own. */
export const modeled = "Brass: true lines of sight; false signals not drawn; not\u00a0to\u00a0scale";

/** What each feature's kind of test leaves out, in the order of the features. */
export const untested = {
  caption: "Three settings, and the scenarios they share; 1.4: position error in two runs, a sketch",
  short: "Leaves out",
  limits: [
    "The antenna, and with it every direction: the cable bypasses both.",
    "Open sky, terrain, a vehicle at speed; and, if there is only one source, the many directions of real satellites, which a steered antenna (CRPA) needs.",
    "Exact repetition: sky and weather change. False signals from many directions, if there is only one source.",
    "Any threat nobody wrote into it.",
  ],
} as const;

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
