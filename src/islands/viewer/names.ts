import type { PartId } from "../../content/products/syfor-drones/parts.ts";

/** Names that the page and the view in 3D share. */

export const views = ["three-quarter", "top", "front", "side", "payload"] as const;
export type View = (typeof views)[number];

export const poses = ["carried", "opened", "flown"] as const;
export type Pose = (typeof poses)[number];

/** What the frame shows: one of them all. */
export type Choice = Pose | View | PartId;

const isIn =
  <Name extends Choice>(names: readonly Name[]) =>
  (choice: Choice | undefined): choice is Name =>
    names.some((name) => name === choice);

export const isPose = isIn(poses);
export const isView = isIn(views);
