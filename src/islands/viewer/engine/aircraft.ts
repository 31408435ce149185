import { Box3, Mesh, Quaternion, type Raycaster, Vector3 } from "three";
import type { PartId } from "../../../content/products/syfor-drones/parts.ts";
import { createDiscs } from "./discs.ts";
import { mergeBodies } from "./merge.ts";
import { partIds, places } from "./parts.ts";
import { jointAngle, type Stance } from "./pose.ts";
import type { Model } from "./read-model.ts";
import { flight, heading } from "./studio.ts";
import { createSurface } from "./surface.ts";

const radians = Math.PI / 180;
const [across, up] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0)];

/** The layer of what throws a shadow on the paper. */
export const shadowCasters = 1;

export type Aircraft = ReturnType<typeof createAircraft>;

/** The aircraft as it is drawn, posed and pointed at. */
export function createAircraft(model: Model) {
  const { root, joints, spin } = model;
  const { material, uniforms } = createSurface(model.materials);
  const bodies = mergeBodies(model);
  const meshes = bodies.map(({ carrier, geometry }) => {
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.layers.enable(shadowCasters);
    carrier.add(mesh);
    return mesh;
  });
  const boxes = bodies.flatMap((body) => body.boxes);
  const discs = createDiscs(bodies.map(({ carrier }) => carrier).filter(({ name }) => name in spin));
  const jointed = Object.entries(joints).flatMap(([name, joint]) => {
    const group = root.getObjectByName(name);
    return group ? [{ group, joint, axis: new Vector3(...joint.axis), way: spin[name] ?? 0 }] : [];
  });
  /** Leaves out what is smaller than this, in metres. */
  const setMinPieceSize = (from: number) => {
    for (const { geometry, indexCountFor } of bodies) geometry.setDrawRange(0, indexCountFor(from));
  };
  return {
    root,
    uniforms,
    discs,
    setMinPieceSize,
    /** Takes a stance, its propellers turned by so many degrees beyond where they rest. */
    setStance: ({ fold, lift }: Stance, turned: number) => {
      for (const { group, joint, axis, way } of jointed)
        group.quaternion.setFromAxisAngle(axis, (jointAngle(joint, fold) + way * turned) * radians);
      root.position.y = uniforms.lift.value = lift * flight.height;
      root.quaternion.setFromAxisAngle(up, heading * radians);
      root.quaternion.multiply(new Quaternion().setFromAxisAngle(across, lift * flight.pitch * radians));
      root.updateMatrixWorld(true);
    },
    pickPart: (ray: Raycaster): PartId | undefined => {
      setMinPieceSize(0);
      const [nearest] = ray.intersectObjects(meshes, false);
      const ids = (nearest?.object as Mesh | undefined)?.geometry.getAttribute("ids");
      return nearest?.face && ids ? partIds[ids.getY(nearest.face.a)] : undefined;
    },
    /** The room that a named part takes, as the aircraft stands now. */
    boundsOf: (id: PartId): Box3 => {
      const { on } = places[id];
      const all = new Box3();
      for (const { part, groupName, carrier, box } of boxes)
        if (partIds[part] === id && (!on || on.test(groupName)))
          all.union(box.clone().applyMatrix4(carrier.matrixWorld));
      return all;
    },
    dispose: () => {
      for (const thing of [material, discs, ...bodies.map(({ geometry }) => geometry)]) thing.dispose();
    },
  };
}
