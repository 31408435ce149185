import { expect, test } from "vitest";
import { cellFor, firstPace, nextPace, oversampled } from "./resolution.ts";

const after = (frames: readonly number[], start = firstPace) => frames.reduce(nextPace, start).share;
const many = (frameTime: number) => Array<number>(30).fill(frameTime);

test("slow frames make it coarser at once, fast ones finer when they last, within bounds", () => {
  expect(after([200])).toBeLessThan(firstPace.share);
  expect(after(many(200))).toBe(0.34);
  expect(after(many(8))).toBe(1);
  expect(after(many(28))).toBe(firstPace.share);
  expect(after([8, 8, 8, 28, 8, 8, 8])).toBe(firstPace.share);
});

test("the final picture is finer than the screen as far as memory allows", () => {
  expect(oversampled({ width: 800, height: 500 })).toEqual({ width: 1200, height: 750 });
  expect(oversampled({ width: 4000, height: 2500 })).toEqual({ width: 4000, height: 2500 });
});

test("quick machines draw every shape, slow ones coarser grids the farther away", () => {
  expect(cellFor(6, 1000, 0.23, 1)).toBe(0);
  const slow = [1, 2, 4, 6].map((distance) => cellFor(distance, 300, 0.23, 0.34));
  expect(slow).toEqual([...slow].sort((a, b) => a - b));
  expect(slow.at(-1)).toBeGreaterThan(slow[0] ?? 0);
  expect(cellFor(6, 300, 0.23, 0.34)).toBeGreaterThan(cellFor(6, 600, 0.23, 0.68));
});
