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
    text: "Six carbon-fiber booms swing out and lock. Each lock can be checked by hand, in gloves, in the dark.",
  },
  {
    title: "Quick-release rail",
    text: "The load slides on and locks without tools. Crate, sensor or nothing at all: the aircraft is the same.",
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
    text: "Two receivers and a compass stand clear of motors and batteries, so that one receiver can check the other.",
  },
  {
    title: "Ground control station",
    text: "Plan, fly and log from one case. The mission is stored on the aircraft before it leaves.",
  },
];
