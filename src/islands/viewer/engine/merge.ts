import { Box3, BufferGeometry, Float32BufferAttribute, type Object3D, Vector3 } from "three";
import { partNumber } from "./parts.ts";
import type { Model, Piece } from "./read-model.ts";

/** Where one piece of a named part lies in the group that carries it. */
interface PartBox {
  readonly part: number;
  readonly groupName: string;
  readonly carrier: Object3D;
  readonly box: Box3;
}

/** All that moves together as one geometry: 900 pieces would be 900 draws. */
export interface Body {
  readonly carrier: Object3D;
  readonly geometry: BufferGeometry;
  /** The largest come first: so many indices draw all pieces of at least this size in metres. */
  readonly indexCountFor: (size: number) => number;
  readonly boxes: readonly PartBox[];
}

function bySize(pieces: readonly Piece[]) {
  const size = new Vector3();
  return pieces
    .map((piece) => {
      new Box3().setFromObject(piece.mesh).getSize(size);
      return { ...piece, size: Math.max(...size) };
    })
    .sort((a, b) => b.size - a.size);
}

function mergeOnto(carrier: Object3D, pieces: readonly Piece[], materials: Model["materials"]): Body {
  const [index, position, normal, ids] = [[], [], [], []] as [number[], number[], number[], number[]];
  const ends: { readonly size: number; readonly index: number }[] = [];
  const boxes: PartBox[] = [];
  const toCarrier = carrier.matrixWorld.clone().invert();
  const point = new Vector3();
  for (const { mesh, meshName, groupName, size } of bySize(pieces)) {
    const matrix = toCarrier.clone().multiply(mesh.matrixWorld);
    const part = partNumber(meshName, groupName);
    const first = position.length / 3;
    const { position: places, normal: directions } = mesh.geometry.attributes;
    const box = new Box3();
    for (let at = 0; places && directions && at < places.count; at += 1) {
      box.expandByPoint(point.fromBufferAttribute(places, at).applyMatrix4(matrix));
      position.push(...point);
      normal.push(...point.fromBufferAttribute(directions, at).transformDirection(matrix));
      ids.push(materials.indexOf(mesh.material), part);
    }
    const triangles = [...(mesh.geometry.index?.array ?? [])].map((corner) => first + corner);
    for (const corner of triangles) index.push(corner);
    // Lettering is flat and has no inside: some strokes face the wrong way in the model.
    if (mesh.material.name.startsWith("decal")) for (const corner of triangles.reverse()) index.push(corner);
    ends.push({ size, index: index.length });
    boxes.push({ part, groupName, carrier, box });
  }
  const geometry = new BufferGeometry()
    .setIndex(index)
    .setAttribute("position", new Float32BufferAttribute(position, 3))
    .setAttribute("normal", new Float32BufferAttribute(normal, 3))
    .setAttribute("ids", new Float32BufferAttribute(ids, 2));
  return {
    carrier,
    geometry,
    boxes,
    indexCountFor: (size) => ends.findLast((end) => end.size >= size)?.index ?? 0,
  };
}

/** The pieces of all groups that move by themselves; the rest of the tree only holds them apart. */
export function mergeBodies({ root, pieces, materials, joints }: Model): Body[] {
  root.updateMatrixWorld(true);
  const carrierOf = (object: Object3D): Object3D =>
    object.name in joints || !object.parent || object === root ? object : carrierOf(object.parent);
  const byCarrier = new Map<Object3D, Piece[]>();
  for (const piece of pieces) {
    const carrier = carrierOf(piece.mesh);
    byCarrier.set(carrier, [...(byCarrier.get(carrier) ?? []), piece]);
  }
  const bodies = [...byCarrier].map(([carrier, carried]) => mergeOnto(carrier, carried, materials));
  for (const { mesh } of pieces) {
    mesh.removeFromParent();
    mesh.geometry.dispose();
  }
  return bodies;
}
