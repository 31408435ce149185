import type { PictureCopy } from "../../types.ts";
import { type Mark, numberOf } from "./parts.ts";

export type ViewId = "top" | "front" | "side";

interface DrawnView {
  readonly label: string;
  readonly picture: PictureCopy;
  readonly marks: readonly Mark[];
}

export const threeViews = {
  title: "Three views",
  preview: "Top, front and side at one scale, with their parts by number.",
  caption: "Three views at one scale, renderings; proportions illustrative, dimensions not published",
  key: "Parts numbered in these views",
} as const;

/** Third-angle projection: the front view continues the top view downward, the side view stands beside it. */
export const drawnViews: Readonly<Record<ViewId, DrawnView>> = {
  top: {
    label: "Top",
    picture: {
      name: "sy300-top",
      alt: "Rendering of the SY300 from above, nose down: six booms at equal angles, two batteries beside the canopy.",
    },
    marks: [
      { part: "canopy", at: [0.485, 0.57], label: [0.455, 0.71] },
      { part: "batteries", at: [0.558, 0.48], label: [0.74, 0.33] },
      { part: "gnss-mast", at: [0.547, 0.42], label: [0.54, 0.22] },
      { part: "locks", at: [0.34, 0.5], label: [0.275, 0.6] },
      { part: "booms", at: [0.74, 0.5], label: [0.77, 0.43] },
      { part: "motors", at: [0.68, 0.168], label: [0.78, 0.15] },
      { part: "propellers", at: [0.345, 0.11], label: [0.22, 0.11] },
    ],
  },
  front: {
    label: "Front",
    picture: {
      name: "sy300-front",
      alt: "Rendering of the SY300 from the front: camera and crate between the legs, the GNSS mast above the canopy.",
    },
    marks: [
      { part: "gnss-mast", at: [0.553, 0.056], label: [0.66, 0.03] },
      { part: "antennas", at: [0.441, 0.112], label: [0.34, 0.04] },
      { part: "camera", at: [0.5, 0.6], label: [0.555, 0.86] },
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
      { part: "canopy", at: [0.433, 0.18], label: [0.36, 0.06] },
      { part: "gnss-mast", at: [0.592, 0.053], label: [0.7, 0.04] },
      { part: "rail", at: [0.38, 0.416], label: [0.26, 0.5] },
      { part: "crate", at: [0.52, 0.52], label: [0.7, 0.5] },
      { part: "gimbal", at: [0.404, 0.484], label: [0.29, 0.68] },
      { part: "skids", at: [0.62, 0.9], label: [0.76, 0.86] },
    ],
  },
};

const partsMarkedIn = (view: ViewId) => drawnViews[view].marks.map(({ part }) => part);

/** The parts that carry a number in one of the views, each once, in the order of their numbers. */
export const markedParts = [...new Set((["top", "front", "side"] as const).flatMap(partsMarkedIn))].sort(
  (a, b) => numberOf(a) - numberOf(b),
);
