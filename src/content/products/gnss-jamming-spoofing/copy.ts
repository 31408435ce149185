import type { CaptionedPicture, SystemContent } from "../../types.ts";
import { tableNumber } from "../outlines.ts";

export const gnss: SystemContent = {
  slug: "gnss-jamming-spoofing",
  statement: "Know what your receiver does when the sky\u00a0lies.",
  great: "when the sky\u00a0lies.",
  intro:
    "Vehicles, aircraft and networks rely on satellite signals (GNSS). Jamming drowns them; spoofing imitates them. Find out what your receiver reports before a\u00a0mission depends on\u00a0it.",
  madeOf: "You receive a signal source, the setup and a log of every report.",
  users: {
    text: "Owners of vehicles, aircraft and timing networks, and the laboratories that qualify them.",
    reserved: "For authorized government users.",
  },
  featuresTitle: "Cable. Chamber. Open sky.",
  features: [
    {
      title: "By cable",
      text: "Conducted testing compares receivers, settings and updates quickly. It is not meant to radiate, and leakage is measured first.",
    },
    {
      title: "In the chamber",
      text: "A shielded, anechoic chamber adds the antenna to the test. Shielding, measured beforehand, keeps what escapes below an agreed level.",
    },
    {
      title: "On the range",
      text: "On licensed ranges with spectrum clearance, the vehicle, the crew and the procedure are tested together.",
    },
    {
      title: "Again, from the same start",
      text: "A scenario covers what your receiver uses: any of GPS, GLONASS, Galileo and BeiDou, with QZSS, NavIC or SBAS. It repeats most closely by cable, less in the chamber, least on the range.",
    },
  ],
  figureTitle: "Shouting over a\u00a0voice, or imitating it.",
  figureText:
    "A jammed receiver usually shows that something is wrong: its position degrades or is lost. A\u00a0spoofed one may calmly report the wrong place or time.",
  law: {
    title: "For authorized government users only.",
    text: "Available only where lawful, subject to export and spectrum authorization. A test in the open needs spectrum clearance for its place and its hours. Take legal advice before you test, buy or use such equipment. Nothing here is an offer.",
  },
  closing: "An outline is enough. Details can wait.",
};

/** What is lost with a receiver that trusts a false signal, as those ask who depend on it. */
export const stakes = [
  "Vehicle crews ask when to stop trusting the map.",
  "Pilots ask whether the warning comes before the turn.",
  "Timing engineers ask how many hours holdover stays within limits.",
] as const;

/** What is seen in the picture. */
export const tagged = ["true position", "reported position", "error"] as const;

/** What each setting leaves for the next, in the order of the features. */
export const untested = {
  short: "Test next",
  limits: [
    "The antenna, and every direction that a signal can come from.",
    "Open sky, terrain, a vehicle at speed; for a steered antenna (CRPA), signals from many directions.",
    "The same scenario by cable, where neither sky nor weather changes it.",
    "Threats reported since the last campaign.",
  ],
} as const;

/** The table of measures, as the page numbers it. */
export const measures = `Table\u00a0${tableNumber("gnss-jamming-spoofing", "measures")}`;

/** The model of a chamber, close. */
export const inTheChamber: CaptionedPicture = {
  name: "gnss-jamming-spoofing-detail",
  alt: "Model of a corner of an anechoic chamber: an antenna on its tripod before a wall of absorber pyramids, a horn aimed at it; an orange cable runs from the antenna out of frame.",
  caption: "The antenna under test, and the source that deceives it.",
};

/** How a test runs and what is read from it, whatever the setting. */
export const trial = {
  label: "The trial",
  title: "Baseline, interference, recovery.",
  phases: [
    { title: "Baseline", text: "A clean sky, long enough to learn the receiver’s ordinary errors." },
    {
      title: "Interference",
      text: "The scenario runs, and every report is logged against the reference.",
    },
    {
      title: "Recovery",
      text: "The sky is clean again. When is the position right, and does the receiver know?",
    },
  ],
  drawn: "The error outlasts the scenario. The warning comes late and ends early.",
  axes: { across: "time →", up: "↑ " },
  position: "position ",
  usual: ["ordinary ", "limit"],
  error: "error",
  marks: ["scenario on", "off"],
  recovering: { long: "time to recover", short: "recovery" },
  warning: ["warning", "by the receiver", "late, too short"],
  table: {
    caption: "What is measured, and what it tells you.",
    head: ["Measure", "Unit", "What it tells you"],
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
      title: "A test week",
      text: "Monday: reference and baseline. Tuesday: cable. Wednesday: chamber. Thursday: another operator repeats it. Friday: you read the log with us. (An illustration; spectrum clearance sets the real calendar.)",
    },
    {
      title: "What you take home",
      text: "The log of every report, the scenarios by name, the spread of your receiver, and a list of what to change. State the level of resilience you need, as in the U.S. Resilient PNT Conformance Framework (2022).",
    },
  ],
} as const;
