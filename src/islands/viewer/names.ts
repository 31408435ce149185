/** Names that the page and the view in 3D share. */

export const views = ["three-quarter", "top", "front", "side", "payload"] as const;
export type View = (typeof views)[number];

export const poses = ["carried", "opened", "flown"] as const;
export type Pose = (typeof poses)[number];
