import type { CaptionedPicture } from "../../types.ts";

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
