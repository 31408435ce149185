import type { PictureCopy, Titled } from "../../types.ts";

export const missions = {
  label: "Mission applications",
  title: "Three missions for one aircraft.",
  models: "Models, not to scale; the aircraft on a pin.",
} as const;

export const missionApplications: readonly (Titled & {
  readonly picture: PictureCopy;
  readonly caption: string;
})[] = [
  {
    title: "Border Security",
    text: "Flies a stored stretch of the border and back on one charge. How far with your load, wind and reserve: Fig. 2.",
    picture: {
      name: "mission-border-security",
      alt: "Rendering of an architect's model of a fence and a road between a ridge and a plain; the SY300 flies beside it, and a brass line leads from it to an orange ring at one spot on the fence.",
    },
    caption: "Brass: the camera’s axis; orange: the stretch in view",
  },
  {
    title: "Reconnaissance",
    text: "The camera looks over the ridge; the crew stays behind it.",
    picture: {
      name: "mission-reconnaissance",
      alt: "Rendering of an architect's model of a depot behind a ridge; the SY300 flies on the near side and looks over it, its field of view drawn in brass, an orange pin on one truck.",
    },
    caption: "Brass: the camera’s view; orange: its object",
  },
  {
    title: "Tactical Support",
    text: "Brings a unit what it lacks: batteries, medical supplies, a radio. On the ground a quick release frees the crate, and the aircraft flies back.",
    picture: {
      name: "mission-tactical-support",
      alt: "Rendering of an architect's model of a forward site with a landing pad; the SY300 comes down to it, an orange crate on its rail.",
    },
    caption: "Orange: the crate, on its rail",
  },
];
