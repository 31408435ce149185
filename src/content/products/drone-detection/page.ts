import type { SystemContent } from "../../types.ts";

export const detection: SystemContent = {
  slug: "drone-detection",
  statement: "No single sensor sees every drone.",
  intro:
    "Radio receivers (passive RF), 3D radar, cameras and microphones work as one, because each way of finding a small drone has a blind spot.",
  madeOf: "Four kinds of sensor and the operator’s screen.",
  notice: {
    inShort: "Many detections, one air picture.",
    text: "In many places detection, too, needs legal authority: to receive or decode signals, to run a radar, to film people. Export may need authorization. Take legal advice before you test, buy or use such a system.",
  },
  featuresTitle: "Hear, track, look. One air picture.",
  features: [
    {
      title: "Passive first",
      text: "Radio receivers and microphones emit nothing. Receivers that know the link warn early and may name the type; close in, microphones also hear a drone flown without radio.",
    },
    {
      title: "Radar keeps track",
      text: "3D radar works in most weather, follows many contacts at once and helps tell birds from drones. It transmits, so it can be found.",
    },
    {
      title: "A camera looks",
      text: "Cued to the contact, an EO/IR camera shows what it is and, if visible, what it carries, and keeps the picture as evidence.",
    },
    {
      title: "One air picture",
      text: "Many detections become one track, shown with its confidence and with the sensors that support it.",
    },
  ],
  figureTitle: "What each sensor sees, and what it does not.",
  figureText: "Choose a situation: the drawing shows which sensor still finds the drone.",
  closing: "Where the sensors stand depends on your terrain.",
};

/** What the plate's tags point at. */
export const taggedParts = ["receiver", "microphones", "radar", "camera", "operator", "contact"] as const;
