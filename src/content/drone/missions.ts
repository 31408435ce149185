import type { PictureCopy, Titled } from "../types.ts";

export const missions = {
  label: "Mission applications",
  title: "Three jobs it was drawn for.",
} as const;

export const missionApplications: readonly (Titled & {
  readonly picture: PictureCopy;
  readonly caption: string;
})[] = [
  {
    title: "Border Security",
    text: "Patrols a line that is longer than any fence has eyes. The route is stored, flown, and flown again.",
    picture: {
      name: "mission-border-security",
      alt: "Architect's model of a long valley with a fence line; the SY300 flies above it.",
    },
    caption: "A stored route along the line",
  },
  {
    title: "Reconnaissance",
    text: "Looks over the ridge so that nobody has to. The camera stays on the point; the aircraft stays out of reach.",
    picture: {
      name: "mission-reconnaissance",
      alt: "Architect's model of a ridge hiding a village; the SY300 above it with its field of view drawn in brass.",
    },
    caption: "Over the ridge, not across it",
  },
  {
    title: "Tactical Support",
    text: "Brings what a unit ran out of: batteries, medical supplies, a radio. It lands, releases and leaves.",
    picture: {
      name: "mission-tactical-support",
      alt: "Architect's model of a forward site with a landing pad; the SY300 lowers a crate.",
    },
    caption: "A crate where no truck goes",
  },
];
