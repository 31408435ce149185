import { partChoice, taggedParts } from "../../content/products/drone-detection/copy.ts";
import type { Placement } from "../product/opening.tsx";
import { edgeToEdge } from "../product/tagged-plate.tsx";

/** The whip that listens, the stand of microphones, the radar's panels, the camera's turret, the cabin with the screen, the drone. */
const places = {
  receiver: {
    wide: [
      { x: 35.6, y: 24 },
      { x: 27.5, y: 25.5 },
    ],
    tall: [
      { x: 41.9, y: 33.8 },
      { x: 43, y: 25 },
    ],
  },
  microphones: {
    wide: [
      { x: 24.4, y: 61 },
      { x: 17.5, y: 73 },
    ],
    tall: [
      { x: 28, y: 61 },
      { x: 22, y: 72 },
    ],
  },
  radar: {
    wide: [
      { x: 37.6, y: 38 },
      { x: 46, y: 48.5 },
    ],
    tall: [
      { x: 44.4, y: 44 },
      { x: 58, y: 51 },
    ],
  },
  camera: {
    wide: [
      { x: 34.7, y: 30 },
      { x: 25.5, y: 31 },
    ],
    tall: [
      { x: 40.7, y: 38.6 },
      { x: 24, y: 32.5 },
    ],
  },
  operator: {
    wide: [
      { x: 41.5, y: 61.5 },
      { x: 53.5, y: 70.5 },
    ],
    tall: [
      { x: 49, y: 60.5 },
      { x: 62, y: 68.5 },
    ],
  },
  contact: {
    wide: [
      { x: 79, y: 16.4 },
      { x: 85, y: 6 },
    ],
    tall: [
      { x: 84.6, y: 21.6 },
      { x: 84, y: 14 },
    ],
  },
} as const;

/** Two words of its sentence, and in the third line's place the drone that they speak of; the mast rises to them. */
export const placement: Placement = {
  frame: { contents: "lg:col-span-3 lg:col-start-10 lg:row-start-4 lg:mt-8" },
  plate: {
    drawn: { base: "100vw" },
    bleed: edgeToEdge,
    className: "lg:row-start-3 not-forced-colors:lg:-mt-[14vw]",
    ground: "land",
    choice: partChoice,
  },
  statement: "lg:row-start-2 lg:mt-10",
  intro: "lg:col-span-6 lg:row-start-4 lg:mt-8",
  users: "lg:col-span-3 lg:col-start-7 lg:row-start-4 lg:mt-8",
  tags: taggedParts.map((text) => ({ text, ...places[text] })),
};
