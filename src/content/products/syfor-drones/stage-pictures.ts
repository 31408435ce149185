import type { PictureName } from "../../picture-names.ts";
import type { PictureCopy } from "../../types.ts";
import type { Mark } from "./parts.ts";

export type PoseId = "carried" | "opened" | "flown";

/** From the camera that folds the aircraft: one takes the place of another. */
export const posePictures: Readonly<Record<PoseId, PictureCopy>> = {
  carried: {
    name: "sy300-carried",
    alt: "The SY300 folded: six booms upright above the hub, their propellers along them, standing on its skids.",
  },
  opened: {
    name: "sy300-opened",
    alt: "The SY300 opened: six booms level and locked, propellers at rest, standing on its skids.",
  },
  flown: {
    name: "sy300-flown",
    alt: "The SY300 in the air: propellers in motion, its shadow away from it on the ground.",
  },
};

/** From carried to opened, frame by frame: rows of one picture, from the upper left. */
export const folding = {
  picture: "sy300-folding",
  frames: 20,
  columns: 4,
} as const satisfies { readonly picture: PictureName; readonly frames: number; readonly columns: number };

/** What a part may be shown in; the first is the poster of the view in 3D. */
export const viewPictureIds = ["three-quarter", "top", "front", "side", "joints"] as const;
export type ViewPictureId = (typeof viewPictureIds)[number];

interface NumberedPicture {
  readonly picture: PictureCopy;
  readonly marks: readonly Mark[];
}

export const viewPictures: Readonly<Record<ViewPictureId, NumberedPicture>> = {
  "three-quarter": {
    picture: {
      name: "sy300-rear",
      alt: "The SY300 opened on its skids, seen from behind and above: canopy between two batteries, the GNSS mast, the payload crate below the hub.",
    },
    marks: [
      { part: "propellers", at: [0.367, 0.213], label: [0.4, 0.1] },
      { part: "canopy", at: [0.441, 0.32], label: [0.462, 0.17] },
      { part: "gnss-mast", at: [0.545, 0.286], label: [0.57, 0.15] },
      { part: "booms", at: [0.68, 0.392], label: [0.71, 0.28] },
      { part: "batteries", at: [0.41, 0.378], label: [0.29, 0.31] },
      { part: "motors", at: [0.122, 0.36], label: [0.09, 0.47] },
      { part: "crate", at: [0.52, 0.52], label: [0.545, 0.69] },
      { part: "skids", at: [0.4, 0.67], label: [0.31, 0.73] },
    ],
  },
  top: {
    picture: {
      name: "sy300-top",
      alt: "The SY300 from above, nose down: six booms at equal angles, two batteries beside the canopy.",
    },
    marks: [
      { part: "canopy", at: [0.485, 0.57], label: [0.455, 0.71] },
      { part: "batteries", at: [0.558, 0.48], label: [0.74, 0.33] },
      { part: "gnss-mast", at: [0.547, 0.42], label: [0.54, 0.22] },
      { part: "locks", at: [0.34, 0.5], label: [0.275, 0.6] },
      { part: "booms", at: [0.74, 0.5], label: [0.77, 0.43] },
      { part: "motors", at: [0.68, 0.168], label: [0.78, 0.15] },
      { part: "propellers", at: [0.348, 0.11], label: [0.22, 0.11] },
    ],
  },
  front: {
    picture: {
      name: "sy300-front",
      alt: "The SY300 from the front: camera and crate between the legs, the GNSS mast above the canopy.",
    },
    marks: [
      { part: "gnss-mast", at: [0.553, 0.056], label: [0.66, 0.03] },
      { part: "antennas", at: [0.441, 0.112], label: [0.34, 0.04] },
      { part: "camera", at: [0.5, 0.6], label: [0.555, 0.86] },
      { part: "legs", at: [0.41, 0.63], label: [0.3, 0.63] },
      { part: "skids", at: [0.635, 0.94], label: [0.74, 0.9] },
    ],
  },
  side: {
    picture: {
      name: "sy300-side",
      alt: "The SY300 from the side, nose to the left: camera ahead of the crate, antennas and mast toward the tail.",
    },
    marks: [
      { part: "canopy", at: [0.44, 0.205], label: [0.36, 0.06] },
      { part: "gnss-mast", at: [0.592, 0.053], label: [0.7, 0.04] },
      { part: "rail", at: [0.38, 0.416], label: [0.26, 0.5] },
      { part: "crate", at: [0.52, 0.52], label: [0.7, 0.5] },
      { part: "gimbal", at: [0.404, 0.484], label: [0.29, 0.68] },
      { part: "skids", at: [0.62, 0.9], label: [0.76, 0.86] },
    ],
  },
  joints: {
    picture: {
      name: "sy300-joints",
      alt: "Two parts on paper: a boom’s hinge, half raised, with its pin, plunger, lever and knurled ring; behind it the payload rail, its quick release and two levers.",
    },
    marks: [
      { part: "hinges", at: [0.287, 0.786], label: [0.3, 0.6] },
      { part: "locks", at: [0.437, 0.592], label: [0.57, 0.66] },
      { part: "rail", at: [0.78, 0.447], label: [0.8, 0.6] },
      { part: "release", at: [0.441, 0.373], label: [0.36, 0.47] },
    ],
  },
};
