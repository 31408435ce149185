import type { PictureCopy, Titled } from "../../types.ts";
import { droneParts, type PartId } from "./parts.ts";

export const features = {
  label: "Key features",
  title: "Built to be carried, opened and flown.",
  picture: {
    name: "sy300-payload",
    alt: "Rendering of the SY300 with its booms left out: batteries and mast above, payload rail, crate and stabilized camera below.",
  } satisfies PictureCopy,
  caption: "Rail, crate and gimbal, booms left out, rendering",
} as const;

/** All as shares of the picture's width and height. */
interface Callout {
  /** The line under the name: its left end, its right end, its height. */
  readonly shelf: { readonly left: number; readonly right: number; readonly y: number };
  /** The part meant, on the ground and in the air. */
  readonly standing: readonly [x: number, y: number];
  readonly flown: readonly [x: number, y: number];
}

interface KeyFeature extends Titled {
  /** What is not on the aircraft has neither. */
  readonly part?: PartId;
  readonly callout?: Callout;
}

const featureOf = (part: PartId, text: string, callout: Callout): KeyFeature => ({
  part,
  title: droneParts[part].name,
  text,
  callout,
});

export const keyFeatures: readonly KeyFeature[] = [
  featureOf(
    "booms",
    "Six carbon-fiber booms swing down from above the hub. A ring closes over each joint, a lever holds it, and both can be checked by hand.",
    { shelf: { left: 0.06, right: 0.22, y: 0.17 }, standing: [0.339, 0.497], flown: [0.328, 0.359] },
  ),
  featureOf(
    "rail",
    "The load slides on and a quick release locks it without tools: a crate, a sensor or nothing at all. The aircraft stays the same; its endurance does not.",
    { shelf: { left: 0.05, right: 0.21, y: 0.66 }, standing: [0.34, 0.553], flown: [0.331, 0.416] },
  ),
  featureOf(
    "batteries",
    "Two packs, side by side on top of the hub, changed from above without turning the aircraft over.",
    { shelf: { left: 0.62, right: 0.77, y: 0.17 }, standing: [0.446, 0.478], flown: [0.436, 0.332] },
  ),
  featureOf(
    "gimbal",
    "The camera stays level while the airframe tilts, ahead of the load, with a clear view down.",
    { shelf: { left: 0.1, right: 0.26, y: 0.84 }, standing: [0.372, 0.61], flown: [0.365, 0.472] },
  ),
  featureOf(
    "gnss-mast",
    "Two receivers and a compass stand clear of motors and batteries. One can check the other, though under one sky both can be fooled alike.",
    { shelf: { left: 0.52, right: 0.67, y: 0.08 }, standing: [0.474, 0.407], flown: [0.464, 0.258] },
  ),
  {
    title: "Ground control station",
    text: "Plan, fly and log from one case. The mission is stored on the aircraft before it leaves.",
  },
];
