import { expect, test } from "vitest";
import { finenessFor, firstShare, nextShare, smallestIn } from "./resolution.ts";

const after = (frameTime: number, frames = 30) =>
  Array<number>(frames).fill(frameTime).reduce(nextShare, firstShare);

test("slow frames make it coarser at once, fast ones finer when they last, within bounds", () => {
  expect(after(200, 1)).toBeLessThan(firstShare);
  expect(after(200)).toBe(0.34);
  expect(after(8)).toBe(1);
  expect(after(28)).toBe(firstShare);
});

test("the picture at rest is finer than the screen as far as memory allows", () => {
  expect([800 * 600, 4000 * 2500].map(finenessFor)).toEqual([1.5, 1]);
});

test("quick machines draw every piece, slow ones fewer the farther away and the coarser", () => {
  expect(smallestIn(6, 1000, 0.23, 1)).toBe(0);
  expect(smallestIn(6, 300, 0.23, 0.34)).toBeGreaterThan(smallestIn(2, 300, 0.23, 0.34));
  expect(smallestIn(6, 300, 0.23, 0.34)).toBeGreaterThan(smallestIn(6, 600, 0.23, 0.68));
});
