import type { PartId } from "./parts.ts";
import type { ViewPictureId } from "./stage-pictures.ts";

export interface CloseUp {
  readonly picture: ViewPictureId;
  /** What stands in the middle of the frame, in shares of the picture's width and height, and how many times larger. */
  readonly at: readonly [x: number, y: number];
  readonly zoom: number;
}

/** Below the hub, as the view in 3D has it. */
export const payload: CloseUp = { picture: "side", at: [0.48, 0.47], zoom: 2.4 };

/** Each part in the picture that shows it best. */
export const closeUps: Readonly<Record<PartId, CloseUp>> = {
  booms: { picture: "three-quarter", at: [0.69, 0.393], zoom: 1.8 },
  rail: { picture: "joints", at: [0.78, 0.447], zoom: 1.2 },
  gimbal: { picture: "side", at: [0.404, 0.484], zoom: 3 },
  "gnss-mast": { picture: "three-quarter", at: [0.545, 0.286], zoom: 2.4 },
  batteries: { picture: "three-quarter", at: [0.41, 0.378], zoom: 2.2 },
  canopy: { picture: "three-quarter", at: [0.441, 0.32], zoom: 2.2 },
  "light-bar": { picture: "front", at: [0.5, 0.325], zoom: 3.2 },
  antennas: { picture: "front", at: [0.441, 0.112], zoom: 3 },
  hub: { picture: "side", at: [0.52, 0.298], zoom: 2.6 },
  avionics: { picture: "front", at: [0.47, 0.32], zoom: 3.4 },
  hinges: { picture: "joints", at: [0.287, 0.786], zoom: 1.3 },
  locks: { picture: "joints", at: [0.437, 0.592], zoom: 1.3 },
  controllers: { picture: "three-quarter", at: [0.128, 0.391], zoom: 3 },
  motors: { picture: "three-quarter", at: [0.126, 0.355], zoom: 2.8 },
  propellers: { picture: "three-quarter", at: [0.1, 0.306], zoom: 2.2 },
  lights: { picture: "three-quarter", at: [0.239, 0.602], zoom: 3 },
  release: { picture: "joints", at: [0.441, 0.373], zoom: 1.3 },
  crate: { picture: "three-quarter", at: [0.49, 0.5], zoom: 2.2 },
  camera: { picture: "front", at: [0.5, 0.588], zoom: 3.2 },
  legs: { picture: "three-quarter", at: [0.452, 0.57], zoom: 2 },
  skids: { picture: "three-quarter", at: [0.4, 0.67], zoom: 2 },
};
