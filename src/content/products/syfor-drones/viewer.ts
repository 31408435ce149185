import type { PictureCopy } from "../../types.ts";
import type { Mark } from "./parts.ts";

export const viewer = {
  label: "In the round",
  title: "The aircraft in 3D, part by part.",
  caption: "The SY300 and its parts, rendering",
  picture: {
    name: "sy300-rear",
    alt: "Rendering of the SY300 opened on its skids, seen from behind and above: canopy between two batteries, the GNSS mast, the payload crate below the hub.",
  } satisfies PictureCopy,
  marks: [
    { part: "propellers", at: [0.367, 0.213], label: [0.4, 0.1] },
    { part: "canopy", at: [0.441, 0.32], label: [0.462, 0.17] },
    { part: "gnss-mast", at: [0.545, 0.286], label: [0.57, 0.15] },
    { part: "booms", at: [0.68, 0.392], label: [0.71, 0.28] },
    { part: "batteries", at: [0.41, 0.378], label: [0.29, 0.31] },
    { part: "motors", at: [0.122, 0.36], label: [0.09, 0.47] },
    { part: "crate", at: [0.52, 0.52], label: [0.545, 0.69] },
    { part: "skids", at: [0.4, 0.67], label: [0.31, 0.73] },
  ] satisfies readonly Mark[],
  key: "Parts numbered in the picture",
  partsPreview: "These and thirteen more, with a sentence on each.",
  start: "View in 3D",
  invitation:
    "Turn it, fold it, ask for a part. Needs WebGL\u00a02; loads under 0.25\u00a0MB, only when you press.",
  loading: "Loading the 3D view",
  cancel: "Cancel",
  failed: {
    unsupported: "This browser cannot draw in 3D: it needs WebGL 2. The pictures show the same machine.",
    unloaded: "The 3D view did not load. The picture stays, and you can try again.",
  },
  again: "Try the 3D view again",
  canvas: "The SY300 in 3D",
  keys: "Drag, or use the arrow keys, to turn it. Plus and minus, two fingers, or the wheel with Ctrl held move nearer and farther. Escape closes.",
  pose: "Pose",
  poses: { carried: "Carried", opened: "Opened", flown: "Flown" },
  view: "View",
  views: {
    "three-quarter": "Three-quarter",
    top: "Top",
    front: "Front",
    side: "Side",
    payload: "Payload",
  },
  hand: { left: "Turn left", right: "Turn right", nearer: "Nearer", farther: "Farther" },
  close: "Close",
  parts: "Parts by number",
} as const;
