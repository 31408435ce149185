import type { PictureCopy } from "../../types.ts";
import type { PartId } from "./parts.ts";

/** Where a number stands and what it points to, both as shares of the picture's width and height. */
export interface Mark {
  readonly part: PartId;
  readonly label: readonly [x: number, y: number];
  readonly at: readonly [x: number, y: number];
}

export type ViewId = "top" | "front" | "side";

interface DrawnView {
  readonly label: string;
  readonly picture: PictureCopy;
  readonly marks: readonly Mark[];
}

export const threeViews = {
  caption: "Top, front and side at one scale, renderings; proportions illustrative",
  notes: (numbered: number) => [`Numbers as in Fig.\u00a0${numbered}.`, "Dimensions on request."],
} as const;

/** Third-angle projection: the front view continues the top view downward, the side view stands beside it. */
export const drawnViews: Readonly<Record<ViewId, DrawnView>> = {
  top: {
    label: "Top",
    picture: {
      name: "sy300-top",
      alt: "Rendering of the SY300 from above, nose down: six booms at equal angles, six two-blade propellers, two batteries beside the canopy.",
    },
    marks: [
      { part: "canopy", at: [0.485, 0.57], label: [0.455, 0.71] },
      { part: "batteries", at: [0.558, 0.48], label: [0.66, 0.4] },
      { part: "gnss-mast", at: [0.547, 0.42], label: [0.54, 0.22] },
      { part: "locks", at: [0.34, 0.5], label: [0.3, 0.43] },
      { part: "booms", at: [0.74, 0.5], label: [0.77, 0.43] },
      { part: "motors", at: [0.68, 0.168], label: [0.78, 0.15] },
      { part: "propellers", at: [0.345, 0.11], label: [0.22, 0.11] },
    ],
  },
  front: {
    label: "Front",
    picture: {
      name: "sy300-front",
      alt: "Rendering of the SY300 from the front, standing on its skids: camera and crate between the legs, the GNSS mast above the canopy.",
    },
    marks: [
      { part: "gnss-mast", at: [0.553, 0.056], label: [0.66, 0.03] },
      { part: "gimbal", at: [0.505, 0.6], label: [0.555, 0.86] },
      { part: "legs", at: [0.415, 0.63], label: [0.3, 0.63] },
      { part: "skids", at: [0.635, 0.94], label: [0.74, 0.9] },
    ],
  },
  side: {
    label: "Side",
    picture: {
      name: "sy300-side",
      alt: "Rendering of the SY300 from the side, nose to the left: camera ahead of the crate, antennas and mast toward the tail.",
    },
    marks: [
      { part: "canopy", at: [0.46, 0.2], label: [0.36, 0.06] },
      { part: "antennas", at: [0.592, 0.15], label: [0.7, 0.06] },
      { part: "rail", at: [0.385, 0.416], label: [0.27, 0.5] },
      { part: "crate", at: [0.52, 0.52], label: [0.7, 0.5] },
      { part: "gimbal", at: [0.4, 0.57], label: [0.27, 0.7] },
      { part: "skids", at: [0.62, 0.9], label: [0.76, 0.86] },
    ],
  },
};
