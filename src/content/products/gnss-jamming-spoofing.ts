import type { SystemContent } from "../types.ts";

export const gnss: SystemContent = {
  slug: "gnss-jamming-spoofing",
  statement: "Know what your receiver does when the sky lies.",
  intro:
    "Jamming drowns a satellite signal out. Spoofing imitates it. We give test and evaluation teams a controlled, repeatable way to try both before deployment.",
  featuresTitle: "How the test is run.",
  features: [
    {
      title: "By cable",
      text: "Conducted testing puts nothing on the air. It is a quick way to compare receivers, settings and updates.",
    },
    {
      title: "In the chamber",
      text: "Inside a shielded chamber the antenna is part of the test and the signal stays where it belongs.",
    },
    {
      title: "On the range",
      text: "On licensed ranges with spectrum clearance, the vehicle, the crew and the procedure are tested together.",
    },
    {
      title: "Again, exactly",
      text: "Scenarios for GPS, GLONASS, Galileo and BeiDou, for QZSS, NavIC and SBAS, repeat to the letter, so that results can be compared.",
    },
  ],
  figureTitle: "Shouting over a voice, or doing the voice.",
  figureText:
    "A jammed receiver shows that something is wrong: its position degrades or is lost. A spoofed one may not: it reports a place, calmly, and the place is wrong. PNT assurance means noticing both.",
  notice: {
    title: "Availability",
    text: "For authorized government users only. Offered only where lawful, and subject to export and spectrum authorization.",
  },
  closing: "Name the receiver. We will plan the test.",
};
