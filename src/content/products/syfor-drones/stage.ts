/** What can be chosen, and what is said around it. */
export const stage = {
  label: "Key features",
  title: "Carried, opened, flown.",
  caption: "The numbers stay the same in every pose and view.",
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
  hint: "Press a part to bring it closer.",
  parts: "More parts",
  fold: "Fold and open",
  folding: (percent: number) => `${percent}% open`,
} as const;

export const viewer = {
  start: "View in 3D",
  invitation: "Turn it. Fold it. Pick a\u00a0part. Loads on demand, under 0.25\u00a0MB.",
  loading: "Loading the 3D view",
  cancel: "Cancel",
  failed: {
    unsupported: "This browser cannot draw in 3D, which takes WebGL 2. The pictures show the same machine.",
    unloaded: "The 3D view did not load. The picture stays, and you can try again.",
  },
  again: "Try the 3D view again",
  canvas: "The SY300 in 3D",
  keys: "Drag, or use the arrow keys, to turn it. Plus and minus, two fingers, or the wheel with Ctrl held move nearer and farther. Escape closes.",
  hand: { left: "Turn left", right: "Turn right", nearer: "Nearer", farther: "Farther" },
  close: "Close",
} as const;
