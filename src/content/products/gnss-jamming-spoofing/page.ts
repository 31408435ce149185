import type { SystemContent } from "../../types.ts";

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
