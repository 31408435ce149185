import { expect, test } from "vitest";
import { nextShare, oversampled, smallestPart } from "./resolution.ts";

const after = (start: number, frames: readonly number[]) => frames.reduce(nextShare, start);

test("slow frames make it coarser, fast ones finer, within bounds", () => {
  expect(after(1, Array(30).fill(200))).toBe(0.34);
  expect(after(0.34, Array(30).fill(8))).toBe(1);
  expect(after(0.7, [25, 28, 30])).toBe(0.7);
});

test("the final picture is finer than the screen as far as memory allows", () => {
  expect(oversampled({ width: 800, height: 500 })).toEqual({ width: 1200, height: 750 });
  expect(oversampled({ width: 4000, height: 2500 })).toEqual({ width: 4000, height: 2500 });
});

test("from far away, and on slow machines, more parts are too small to draw", () => {
  expect(smallestPart(6, 500, 0.23, 1)).toBeGreaterThan(smallestPart(2, 500, 0.23, 1));
  expect(smallestPart(6, 500, 0.23, 1)).toBeGreaterThan(smallestPart(6, 1000, 0.23, 1));
  expect(smallestPart(6, 500, 0.23, 0.4)).toBeGreaterThan(smallestPart(6, 500, 0.23, 1));
});
