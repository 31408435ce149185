import type { PictureCopy } from "../../types.ts";

export const poses = {
  legend: "Pose",
  caption: "Carried: booms folded, legs and load on; rendering",
  choices: [
    {
      id: "carried",
      label: "Carried",
      picture: {
        name: "sy300-carried",
        alt: "Rendering of the SY300 folded: six booms upright above the hub, their propellers along them, standing on its skids.",
      },
    },
    {
      id: "opened",
      label: "Opened",
      picture: {
        name: "sy300-opened",
        alt: "Rendering of the SY300 opened: six booms level and locked, propellers at rest, standing on its skids.",
      },
    },
    {
      id: "flown",
      label: "Flown",
      picture: {
        name: "sy300-flown",
        alt: "Rendering of the SY300 in the air: propellers in motion, its shadow away from it on the ground.",
      },
    },
  ],
} as const satisfies {
  readonly legend: string;
  readonly caption: string;
  readonly choices: readonly { readonly id: string; readonly label: string; readonly picture: PictureCopy }[];
};

export type PoseId = (typeof poses.choices)[number]["id"];
