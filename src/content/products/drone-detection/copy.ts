import type { CaptionedPicture, SystemContent } from "../../types.ts";

/** What the drawing above each feature names. */
export const sketchWords = [
  ["radio", "sound"],
  ["bird", "track"],
  ["cued", "load"],
  ["radio", "radar", "camera", "sound", "one track"],
] as const;

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

/** A slab of the land, from the side. */
export const hiddenValley: CaptionedPicture = {
  name: "drone-detection-detail",
  alt: "Architect's model from the side: a brass line from a mast over a wooded ridge passes above an orange drone in the valley behind.",
  caption: "The line of sight passes above the contact; not\u00a0to\u00a0scale",
};

/** What a site does to a sensor, and what to look at before one is put there. */
export const site = {
  label: "Your site",
  title: "What the site does to a sensor.",
  range: {
    title: "What sets range",
    factors: [
      {
        title: "The drone",
        drawn: { large: "16×, this far", small: "1×, half as far" },
        text: "All else equal, radar range grows with the fourth root of radar cross-section: a target with one sixteenth the cross-section is seen at half the distance.",
      },
      {
        title: "The ground",
        text: "Terrain and buildings mask low flight, and clutter hides much of what is left in view.",
      },
      {
        title: "The air",
        text: "Fog and rain close the camera’s view. Wind and traffic drown the microphones.",
      },
      { title: "The spectrum", text: "Busy bands hide a weak signal and raise false alarms." },
      {
        title: "The word “range”",
        text: "A drone is detected far out, tracked nearer and identified nearer still. Ask which of the three a range means.",
      },
    ],
  },
  survey: {
    title: "Site survey",
    checks: [
      "Lines of sight from each position, down to the lowest altitude that matters",
      "Trees, cranes and new buildings, through the seasons",
      "Noise and radio spectrum, day and night",
      "Birds: where, when, how many",
      "Friendly flights, and who announces them",
      "Power, data, access, permission to build",
      "At sea: clutter, the ship’s motion, its own radars and masts",
    ],
  },
  notes: [
    {
      title: "Remote ID",
      text: "A Remote ID can be forged: its standards make authentication optional. An aid, never proof.",
    },
    {
      title: "Records",
      text: "Decoded signals, pictures and the pilot’s position may be personal data. Settle who sees them, and for how long.",
    },
  ],
} as const;
