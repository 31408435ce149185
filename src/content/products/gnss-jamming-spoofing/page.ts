import type { SystemContent } from "../../types.ts";

export const gnss: SystemContent = {
  slug: "gnss-jamming-spoofing",
  statement: "Know what your receiver does when the\u00a0sky\u00a0lies.",
  intro:
    "Satellite navigation (GNSS, for global navigation satellite systems) tells place and time. Jamming drowns its signals out; spoofing imitates them. We give test and evaluation teams a controlled, repeatable way to try both before deployment.",
  notice: {
    title: "Availability",
    inShort: "Authorized government users only.",
    text: "For authorized government users only. Available only where lawful, subject to export and spectrum authorization. A radiated test needs spectrum clearance for its place and its hours. Take legal advice before you test, buy or use such equipment.",
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
      text: "GPS, GLONASS, Galileo and BeiDou, with QZSS, NavIC and SBAS: by cable the same signals from the same start; in the chamber and on the range the same scenario, as near as set-up and sky allow.",
    },
  ],
  figureTitle: "Shouting over a voice, or doing the voice.",
  figureText:
    "A jammed receiver usually shows that something is wrong: its position degrades or is lost. A spoofed one need not. It reports a place or a time, calmly, and the report is false. Assurance of positioning, navigation and timing (PNT) means noticing both.",
  closing: "Ask in outline. Details wait for a protected channel.",
};

/** What is seen in the picture. */
export const tagged = ["true place", "believed place", "error"] as const;

/** What each feature's kind of test leaves out, in the order of the features. */
export const untested = {
  caption: "Three settings, and the scenarios they share",
  head: ["Setting", "How it is run"],
  label: "Cannot do",
  limits: [
    "Test the antenna: the cable bypasses it.",
    "Show open sky, terrain, a vehicle at speed.",
    "Repeat exactly: sky and weather change.",
    "Test what no scenario foresaw.",
  ],
} as const;
