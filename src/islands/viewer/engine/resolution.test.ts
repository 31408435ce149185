import { expect, test } from "vitest";
import { initialScale, minVisibleSize, nextScale, stillScaleFor } from "./resolution.ts";

const after = (frameTime: number, frames = 30) =>
  Array<number>(frames).fill(frameTime).reduce(nextScale, initialScale);

test("slow frames make it coarser at once, fast ones finer when they last, within bounds", () => {
  expect(after(200, 1)).toBeLessThan(initialScale);
  expect(after(200)).toBe(0.34);
  expect(after(8)).toBe(1);
  expect(after(28)).toBe(initialScale);
});

test("the picture at rest is finer than the screen as far as memory allows", () => {
  expect([800 * 600, 4000 * 2500].map(stillScaleFor)).toEqual([1.5, 1]);
});

test("quick machines draw every piece, slow ones fewer the farther away and the coarser", () => {
  expect(minVisibleSize(6, 1000, 0.23, 1)).toBe(0);
  expect(minVisibleSize(6, 300, 0.23, 0.34)).toBeGreaterThan(minVisibleSize(2, 300, 0.23, 0.34));
  expect(minVisibleSize(6, 300, 0.23, 0.34)).toBeGreaterThan(minVisibleSize(6, 600, 0.23, 0.68));
});
