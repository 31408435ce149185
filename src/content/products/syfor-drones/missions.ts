import type { PictureCopy, Titled } from "../../types.ts";

export const missions = {
  label: "Mission applications",
  title: "What it was drawn for.",
} as const;

export const missionApplications: readonly (Titled & {
  readonly picture: PictureCopy;
  readonly caption: string;
})[] = [
  {
    title: "Border Security",
    text: "Patrols a line too long to watch from the ground. The route is stored, flown, and flown again.",
    picture: {
      name: "mission-border-security",
      alt: "Architect's model of a long valley with a fence and a road; the SY300 flies above it, an orange line marks one spot on the fence.",
    },
    caption: "One point on a long line",
  },
  {
    title: "Reconnaissance",
    text: "Looks over the ridge so that nobody has to. The camera looks down; the crew keeps its distance.",
    picture: {
      name: "mission-reconnaissance",
      alt: "Architect's model of a depot in a hollow; the SY300 hovers above, its field of view drawn in brass, an orange pin on one truck.",
    },
    caption: "A view over the ridge",
  },
  {
    title: "Tactical Support",
    text: "Brings what a unit ran out of: batteries, medical supplies, a radio. It sets the load down and leaves.",
    picture: {
      name: "mission-tactical-support",
      alt: "Architect's model of a forward site with a landing pad; the SY300 lowers an orange crate on a sling.",
    },
    caption: "A crate for a forward site",
  },
];
