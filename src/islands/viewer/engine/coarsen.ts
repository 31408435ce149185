import type { Surface } from "../model/decode.ts";

type Axes = readonly [number, number, number];

/** Long things are kept however thin they are: at least two cells across. Short ones may go. */
const longCells = 4;

function gridFor(positions: Float32Array, cell: number): { readonly low: Axes; readonly step: Axes } {
  const along = ([0, 1, 2] as const).map((axis) => positions.filter((_, at) => at % 3 === axis));
  const low = along.map((values) => Math.min(...values)) as unknown as Axes;
  const extents = along.map((values, axis) => Math.max(...values) - (low[axis] ?? 0));
  const isLong = Math.max(...extents) > longCells * cell;
  const step = extents.map((extent) => (isLong ? Math.min(cell, extent / 2) || cell : cell));
  return { low, step: step as unknown as Axes };
}

/**
 * The surface as an eye sees it whose pixels are this large, in metres: corners within one cell of a grid move
 * together, and triangles that are left without an area go. Each corner keeps its normal, so that edges stay edges.
 */
export function coarsened(surface: Surface, cell: number): Surface {
  const { positions, normals, triangles } = surface;
  const { low, step } = gridFor(positions, cell);
  const first = new Map<string, number>();
  const meets = Uint16Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const place = [...positions.subarray(vertex * 3, vertex * 3 + 3)];
    const name = place
      .map((value, axis) => Math.round((value - (low[axis] ?? 0)) / (step[axis] ?? 1)))
      .join();
    if (!first.has(name)) first.set(name, vertex);
    return first.get(name) ?? vertex;
  });
  const kept: number[] = [];
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [...triangles.subarray(at, at + 3)];
    if (new Set(corners.map((corner) => meets[corner])).size === 3) kept.push(...corners);
  }
  const used = [...new Set(kept)];
  const numbers = new Map(used.map((vertex, number) => [vertex, number]));
  const gathered = (values: Float32Array, from: (vertex: number) => number) =>
    Float32Array.from(used.flatMap((vertex) => [...values.subarray(from(vertex) * 3, from(vertex) * 3 + 3)]));
  return {
    ...surface,
    positions: gathered(positions, (vertex) => meets[vertex] ?? vertex),
    normals: gathered(normals, (vertex) => vertex),
    triangles: Uint16Array.from(kept, (vertex) => numbers.get(vertex) ?? 0),
  };
}
