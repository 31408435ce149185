import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Mesh,
  type PerspectiveCamera,
  RawShaderMaterial,
  Raycaster,
  Vector2,
} from "three";
import type { PartId } from "../../../content/products/syfor-drones/parts.ts";
import type { Model } from "../model/decode.ts";
import { partIds, places } from "./parts.ts";
import type { Skeleton } from "./skeleton.ts";

/** The parts one by one, hung into the skeleton for a ray to find; they are never drawn. */
export function createPicker(model: Model, skeleton: Skeleton, named: Uint8Array) {
  const solid = new RawShaderMaterial({ side: DoubleSide });
  const geometries = model.surfaces.map(({ positions, triangles }) =>
    new BufferGeometry()
      .setAttribute("position", new BufferAttribute(positions, 3))
      .setIndex(new BufferAttribute(triangles, 1)),
  );
  const meshes = model.parts.flatMap(({ mesh, group, translation, rotation }, part) =>
    geometries.flatMap((geometry, surface) => {
      if (model.surfaces[surface]?.mesh !== mesh) return [];
      const object = new Mesh(geometry, solid);
      object.position.fromArray(translation as unknown as number[]);
      object.quaternion.fromArray(rotation as unknown as number[]);
      skeleton.groups[group]?.add(object);
      return [{ object, number: named[part] ?? 0, groupName: model.groups[group]?.name ?? "" }];
    }),
  );
  const objects = meshes.map(({ object }) => object);
  const numberOf = new Map(meshes.map(({ object, number }) => [object.id, number]));
  const ray = new Raycaster();
  return {
    /** The named part under a point of the window, each -1 to 1. */
    at: (x: number, y: number, camera: PerspectiveCamera): PartId | undefined => {
      ray.setFromCamera(new Vector2(x, y), camera);
      const [nearest] = ray.intersectObjects(objects, false);
      return nearest && partIds[numberOf.get(nearest.object.id) ?? -1];
    },
    /** The room that a named part takes, as the machine stands now. */
    boxOf: (id: PartId): Box3 => {
      const { on } = places[id];
      const box = new Box3();
      for (const { object, number, groupName } of meshes)
        if (partIds[number] === id && (!on || on.test(groupName))) box.expandByObject(object);
      return box;
    },
    dispose: () => {
      for (const geometry of geometries) geometry.dispose();
      solid.dispose();
    },
  };
}

export type Picker = ReturnType<typeof createPicker>;
