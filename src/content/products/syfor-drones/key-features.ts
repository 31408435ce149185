import type { PictureCopy, Titled } from "../../types.ts";

export const features = {
  label: "Key features",
  title: "Built to be carried, opened and flown.",
  picture: {
    name: "sy300-payload",
    alt: "Close view under the SY300: payload rail, crate with its quick release, stabilized camera.",
  } satisfies PictureCopy,
  caption: "Payload rail, crate and gimbal",
} as const;

export const keyFeatures: readonly Titled[] = [
  {
    title: "Folding booms",
    text: "Six carbon-fiber booms swing down from above the hub. A ring closes over each joint, a lever holds it, and both can be checked by hand.",
  },
  {
    title: "Quick-release rail",
    text: "The load slides on and locks without tools: a crate, a sensor or nothing at all. The aircraft stays the same; its endurance does not.",
  },
  {
    title: "Twin batteries",
    text: "Two packs, side by side on top of the hub, changed from above without turning the aircraft over.",
  },
  {
    title: "Stabilized gimbal",
    text: "The camera stays level while the airframe tilts, ahead of the load, with a clear view down.",
  },
  {
    title: "Dual GNSS mast",
    text: "Two receivers and a compass stand clear of motors and batteries. One can check the other, though under one sky both can be fooled alike.",
  },
  {
    title: "Ground control station",
    text: "Plan, fly and log from one case. The mission is stored on the aircraft before it leaves.",
  },
];
