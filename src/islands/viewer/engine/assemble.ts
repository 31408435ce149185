import { BufferAttribute, BufferGeometry, Matrix4, Quaternion, Vector3 } from "three";
import type { Model, Part, Surface } from "../model/decode.ts";
import { coarsened } from "./coarsen.ts";
import type { Skeleton } from "./skeleton.ts";

/** The whole machine as one mesh. */
export interface Body {
  readonly geometry: BufferGeometry;
  /** How many indices, from the beginning, draw all parts of at least this size in metres. */
  readonly indicesFrom: (size: number) => number;
}

/** Bodies without what is smaller than a cell in metres, made when first asked for; 0 has everything. */
export interface Assembly {
  readonly body: (cell: number) => Body;
  readonly dispose: () => void;
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

/** Lettering is flat and has no inside: some strokes face the wrong way in the model. */
function doubled(triangles: Uint16Array): Uint16Array {
  const reversed = triangles.map(
    (_, at) => triangles[at % 3 === 0 ? at : at % 3 === 1 ? at + 1 : at - 1] ?? 0,
  );
  const both = new Uint16Array(triangles.length * 2);
  both.set(triangles);
  both.set(reversed, triangles.length);
  return both;
}

/** The largest first, so that a quick draw can leave out the smallest by stopping early. */
function piecesOf(model: Model): Piece[] {
  const isLettering = ({ material }: Surface) => model.materials[material]?.name.startsWith("decal");
  const surfaces = model.surfaces.map((surface) => ({
    surface: isLettering(surface) ? { ...surface, triangles: doubled(surface.triangles) } : surface,
    size: extent(surface),
  }));
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

const total = (pieces: readonly Piece[], count: (surface: Surface) => number) =>
  pieces.reduce((sum, { surface }) => sum + count(surface), 0);

/** All parts as one mesh, each vertex marked with its mover, material and named part: one draw for the machine. */
function merge(pieces: readonly Piece[], skeleton: Skeleton, namedPart: (part: number) => number): Body {
  const vertexCount = total(pieces, ({ positions }) => positions.length / 3);
  const positions = new Float32Array(vertexCount * 3);
  const normals = new Int8Array(vertexCount * 4);
  const ids = new Uint8Array(vertexCount * 4);
  const indices = new (vertexCount > 0xffff ? Uint32Array : Uint16Array)(
    total(pieces, ({ triangles }) => triangles.length),
  );
  const ends: { readonly size: number; readonly index: number }[] = [];
  const point = new Vector3();
  let [vertex, index] = [0, 0];
  for (const { part, number, surface, size } of pieces) {
    const mover = skeleton.moverOf(part.group);
    const matrix = placeIn(skeleton, part, mover);
    for (const corner of surface.triangles) indices[index++] = vertex + corner;
    for (let at = 0; at < surface.positions.length; at += 3, vertex += 1) {
      point
        .fromArray(surface.positions, at)
        .applyMatrix4(matrix)
        .toArray(positions, vertex * 3);
      point.fromArray(surface.normals, at).transformDirection(matrix).multiplyScalar(127).round();
      point.toArray(normals, vertex * 4);
      ids.set([mover, surface.material, namedPart(number)], vertex * 4);
    }
    ends.push({ size, index });
  }
  const geometry = new BufferGeometry()
    .setAttribute("position", new BufferAttribute(positions, 3))
    .setAttribute("normal", new BufferAttribute(normals, 4, true))
    .setAttribute("ids", new BufferAttribute(ids, 4))
    .setIndex(new BufferAttribute(indices, 1));
  return { geometry, indicesFrom: (size) => ends.findLast((end) => end.size >= size)?.index ?? 0 };
}

export function assemble(model: Model, skeleton: Skeleton, namedPart: (part: number) => number): Assembly {
  const pieces = piecesOf(model);
  const bodies = new Map<number, Body>();
  const make = (cell: number) => {
    const coarse = new Map<Surface, Surface>();
    for (const { surface } of cell > 0 ? pieces : [])
      if (!coarse.has(surface)) coarse.set(surface, coarsened(surface, cell));
    const seen = pieces.map((piece) => ({ ...piece, surface: coarse.get(piece.surface) ?? piece.surface }));
    return merge(seen, skeleton, namedPart);
  };
  return {
    body: (cell) => {
      const body = bodies.get(cell) ?? make(cell);
      bodies.set(cell, body);
      return body;
    },
    dispose: () => {
      for (const { geometry } of bodies.values()) geometry.dispose();
    },
  };
}
