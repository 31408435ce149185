import { Object3D, Quaternion, Vector3 } from "three";
import type { Model } from "../model/decode.ts";
import { jointAngle, type Stance } from "./pose.ts";
import { flight, heading } from "./studio.ts";

const radians = Math.PI / 180;

/** The model's groups as a tree that moves. */
export interface Skeleton {
  readonly root: Object3D;
  readonly groups: readonly Object3D[];
  /** Groups that move against the one above them, the root first; all else is fixed in one of these. */
  readonly movers: readonly Object3D[];
  /** Index in `movers` of the one that carries a group. */
  readonly moverOf: (group: number) => number;
  /** Takes a stance, its propellers turned by so many degrees beyond where they rest. */
  readonly take: (stance: Stance, spin: number) => void;
}

function plant(model: Model): Object3D[] {
  const groups: Object3D[] = [];
  for (const { name, parent, translation, rotation } of model.groups) {
    const group = new Object3D();
    group.name = name;
    if (translation) group.position.fromArray(translation as number[]);
    if (rotation) group.quaternion.fromArray(rotation as number[]);
    if (parent !== undefined) groups[parent]?.add(group);
    groups.push(group);
  }
  return groups;
}

export function createSkeleton(model: Model): Skeleton {
  const groups = plant(model);
  const [root] = groups;
  if (!root) throw new Error("The model has no groups.");
  const isMover = (group: Object3D) => group === root || group.name in model.joints;
  const movers = groups.filter(isMover);
  const joints = movers.flatMap((group) => {
    const joint = model.joints[group.name];
    return joint
      ? [{ group, joint, axis: new Vector3(...joint.axis), spin: model.spin[group.name] ?? 0 }]
      : [];
  });
  const carrier = (group: number): number => {
    const object = groups[group];
    const parent = model.groups[group]?.parent;
    return object === undefined || parent === undefined || isMover(object)
      ? movers.indexOf(object ?? root)
      : carrier(parent);
  };
  const pitch = new Quaternion();
  return {
    root,
    groups,
    movers,
    moverOf: carrier,
    take: (stance, spin) => {
      for (const { group, joint, axis, spin: way } of joints)
        group.quaternion.setFromAxisAngle(axis, (jointAngle(joint, stance.fold) + way * spin) * radians);
      root.position.y = stance.lift * flight.height;
      root.quaternion.setFromAxisAngle(new Vector3(0, 1, 0), heading * radians);
      root.quaternion.multiply(
        pitch.setFromAxisAngle(new Vector3(1, 0, 0), stance.lift * flight.pitch * radians),
      );
      root.updateMatrixWorld(true);
    },
  };
}
