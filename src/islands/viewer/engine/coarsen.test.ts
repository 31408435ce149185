import model from "virtual:sy300";
import { expect, test } from "vitest";
import { decodeModel } from "../model/decode.ts";
import { coarsened } from "./coarsen.ts";

const { surfaces } = decodeModel(model);
const triangles = (cell: number) =>
  surfaces.reduce((sum, surface) => sum + coarsened(surface, cell).triangles.length / 3, 0);

test("the coarser the grid, the fewer the triangles", () => {
  const [all = 0, ...counts] = [0.0001, 0.006, 0.012, 0.024].map(triangles);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  expect(counts[0]).toBeLessThan(all);
  expect(counts.at(-1)).toBeLessThan(all / 3);
});

test("long things are kept however thin, and no end of them moves farther than a cell", () => {
  const cell = 0.024;
  const ends = (positions: Float32Array) =>
    [0, 1, 2].map((axis) => {
      const values = positions.filter((_, at) => at % 3 === axis);
      return [Math.min(...values), Math.max(...values)] as const;
    });
  for (const surface of surfaces) {
    const coarse = ends(coarsened(surface, cell).positions);
    const whole = ends(surface.positions);
    if (whole.every(([low, high]) => high - low < 5 * cell)) continue;
    for (const [axis, [low, high]] of whole.entries()) {
      expect(Math.abs((coarse[axis]?.[0] ?? Infinity) - low)).toBeLessThanOrEqual(cell);
      expect(Math.abs((coarse[axis]?.[1] ?? Infinity) - high)).toBeLessThanOrEqual(cell);
    }
  }
});
