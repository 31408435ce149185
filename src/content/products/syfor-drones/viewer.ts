import type { PictureCopy } from "../../types.ts";

export const viewer = {
  label: "In the round",
  title: "The aircraft in 3D, part by part.",
  caption: "The SY300 and its parts, rendering",
  picture: {
    name: "sy300-three-quarter",
    alt: "Rendering of the SY300 opened on its skids, seen from the front left: six booms, six propellers, the payload crate below the hub.",
  } satisfies PictureCopy,
  start: "View in 3D",
  invitation: "Turn it, fold it, ask for a part. It loads when you press the button.",
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
  parts: "Parts",
} as const;
