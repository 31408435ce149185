import { BufferAttribute, BufferGeometry, Matrix4, Quaternion, Vector3 } from "three";
import type { Model, Part, Surface } from "../model/decode.ts";
import type { Skeleton } from "./skeleton.ts";

export interface Assembly {
  readonly geometry: BufferGeometry;
  /** How many indices, from the beginning, draw all parts of at least this size in metres. */
  readonly indicesFrom: (size: number) => number;
}

interface Piece {
  readonly part: Part;
  readonly number: number;
  readonly surface: Surface;
  readonly size: number;
}

const one = new Vector3(1, 1, 1);

const matrixOf = ({ translation, rotation }: Part) =>
  new Matrix4().compose(new Vector3(...translation), new Quaternion(...rotation), one);

function extent({ positions }: Surface): number {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const [index, value] of positions.entries()) {
    const axis = index % 3;
    low[axis] = Math.min(low[axis] ?? 0, value);
    high[axis] = Math.max(high[axis] ?? 0, value);
  }
  return Math.max(...high.map((value, axis) => value - (low[axis] ?? 0)));
}

/** The largest first, so that a quick draw can leave out the smallest by stopping early. */
function piecesOf(model: Model): Piece[] {
  const surfaces = model.surfaces.map((surface) => ({ surface, size: extent(surface) }));
  return model.parts
    .flatMap((part, number) =>
      surfaces
        .filter(({ surface }) => surface.mesh === part.mesh)
        .map(({ surface, size }) => ({ part, number, surface, size })),
    )
    .sort((a, b) => b.size - a.size);
}

/** From a part's own frame into that of the group that carries it when the machine moves. */
function placeIn({ root, groups, movers }: Skeleton, part: Part, mover: number): Matrix4 {
  const group = groups[part.group] ?? root;
  const carrier = movers[mover] ?? root;
  return carrier.matrixWorld.clone().invert().multiply(group.matrixWorld).multiply(matrixOf(part));
}

/** All parts as one mesh, each vertex marked with its mover, material and named part: one draw for the machine. */
export function assemble(model: Model, skeleton: Skeleton, namedPart: (part: number) => number): Assembly {
  const pieces = piecesOf(model);
  const vertexCount = pieces.reduce((sum, { surface }) => sum + surface.positions.length / 3, 0);
  const indexCount = pieces.reduce((sum, { surface }) => sum + surface.triangles.length, 0);
  const positions = new Float32Array(vertexCount * 3);
  const normals = new Int8Array(vertexCount * 4);
  const ids = new Uint8Array(vertexCount * 4);
  const indices = new (vertexCount > 0xffff ? Uint32Array : Uint16Array)(indexCount);
  const ends: { readonly size: number; readonly index: number }[] = [];
  const point = new Vector3();
  let [vertex, index] = [0, 0];
  for (const { part, number, surface, size } of pieces) {
    const mover = skeleton.moverOf(part.group);
    const matrix = placeIn(skeleton, part, mover);
    for (const corner of surface.triangles) {
      indices[index] = vertex + corner;
      index += 1;
    }
    for (let at = 0; at < surface.positions.length; at += 3) {
      point
        .fromArray(surface.positions, at)
        .applyMatrix4(matrix)
        .toArray(positions, vertex * 3);
      point.fromArray(surface.normals, at).transformDirection(matrix).multiplyScalar(127).round();
      point.toArray(normals, vertex * 4);
      ids.set([mover, surface.material, namedPart(number)], vertex * 4);
      vertex += 1;
    }
    ends.push({ size, index });
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(normals, 4, true));
  geometry.setAttribute("ids", new BufferAttribute(ids, 4));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return { geometry, indicesFrom: (size) => ends.findLast((end) => end.size >= size)?.index ?? indexCount };
}
