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
    text: "Patrols a line too long to watch from the ground. The route is stored, flown, and flown again.",
    picture: {
      name: "mission-border-security",
      alt: "Architect's model of a long valley with a fence and a road; the SY300 flies above it, an orange line marks one spot on the fence.",
    },
    caption: "One point on a long line",
  },
  {
    title: "Reconnaissance",
    text: "Looks over the ridge so that nobody has to. The camera stays on the point; the aircraft keeps its distance.",
    picture: {
      name: "mission-reconnaissance",
      alt: "Architect's model of a ridge hiding a village; the SY300 above it with its field of view drawn in brass, an orange pin among the houses.",
    },
    caption: "A view over the ridge",
  },
  {
    title: "Tactical Support",
    text: "Brings what a unit ran out of: batteries, medical supplies, a radio. It lowers the load, releases it and leaves.",
    picture: {
      name: "mission-tactical-support",
      alt: "Architect's model of a forward site with a landing pad; the SY300 lowers an orange crate on a sling.",
    },
    caption: "A crate where no truck goes",
  },
];
