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
  great: "No single sensor",
  intro:
    "Radio receivers (passive RF), 3D radar, cameras and microphones work as one, because each way of finding a small drone has a blind spot.",
  madeOf: "You receive four kinds of sensor and one operator’s screen.",
  users: {
    text: "Watch officers, site security and event planners who need to know what flies low, day and night.",
  },
  featuresTitle: "Hear, track, look.",
  features: [
    {
      title: "Passive first",
      text: "Receivers and microphones emit nothing. A\u00a0receiver that knows the link warns early and may name the type; close in, microphones also hear a drone flown without radio.",
    },
    {
      title: "Radar keeps track",
      text: "3D radar works in most weather, follows many contacts at once and helps tell birds from drones. It transmits, so it can be found.",
    },
    {
      title: "A camera looks",
      text: "Cued to the contact, an EO/IR camera shows what it is and, if visible, what it carries. The image is kept as evidence.",
    },
    {
      title: "One air picture",
      text: "Many detections become one track, shown with its confidence and the sensors behind it.",
    },
  ],
  figureTitle: "Four sensors, seven situations.",
  figureText: "Choose a situation. The drawing shows which sensor still finds the drone.",
  law: {
    title: "Even watching the sky is regulated.",
    text: "In many places detection needs legal authority: to receive or decode signals, to run a radar, to film people. Export may need authorization. Take legal advice before you test, buy or use such a\u00a0system.",
  },
  closing: "Where your sensors go depends on your terrain.",
};

/** What the plate's tags point at. */
export const taggedParts = ["receiver", "microphones", "radar", "camera", "operator", "contact"] as const;

/** Over the plate: one part, and the rest of the model steps back. */
export const partChoice = { name: "Look at one part", whole: "whole model" } as const;

/** A slab of the land, from the side. */
export const hiddenValley: CaptionedPicture = {
  name: "drone-detection-detail",
  alt: "Architect's model from the side: a brass line from a mast over a wooded ridge passes above an orange drone in the valley behind.",
  caption: "The line of sight passes over the valley, and over the drone.",
};

/** What to look for, with what, and what the ground, the air and the spectrum do to it. */
export const site = {
  label: "Your site",
  title: "Choose by threat, then by site.",
  threats: {
    caption: "Where to start for each threat, and what to add.",
    head: ["Threat", "Start with", "Add"],
    rows: [
      ["Flown by radio", "Passive RF", "Radar to hold the track, a\u00a0camera to identify"],
      ["Radio-silent: stored route or fiber", "3D radar", "A\u00a0camera, and microphones close in"],
      ["Behind a\u00a0ridge", "A\u00a0second position or a higher mast", "Microphones on the far side"],
      ["In fog or heavy rain", "Passive RF and radar", "A\u00a0plan that needs no camera"],
    ],
  },
  range: {
    title: "What sets range",
    factors: [
      {
        title: "The drone",
        drawn: { large: "16×: full range", small: "1×: half the range" },
        text: "All else equal, radar range grows with the fourth root of radar cross-section: a target with one sixteenth the cross-section is seen at half the distance.",
      },
      {
        title: "The ground",
        text: "Terrain and buildings mask low flight, and clutter hides much of what is left in view.",
      },
      {
        title: "The air and the spectrum",
        text: "Fog and rain close the camera’s view. Wind and traffic drown the microphones, and busy bands hide a weak signal.",
      },
    ],
  },
  survey: {
    title: "From survey to first watch",
    checks: [
      "Walk the lines of sight from each position, down to the lowest altitude that matters",
      "Look for trees, cranes and new buildings, through the seasons",
      "Log noise, radio spectrum and birds, day and night",
      "List friendly flights, and who announces them",
      "Secure power, data, access and permission to build",
      "Let it run unattended before the first watch relies on it",
    ],
  },
  notes: [
    {
      title: "Remote ID",
      text: "A Remote ID can be forged, because its standards make authentication optional. Treat it as an aid, not proof.",
    },
    {
      title: "Records",
      text: "Decoded signals, pictures and the pilot’s position may be personal data. Settle who sees them, and for how long.",
    },
  ],
} as const;
