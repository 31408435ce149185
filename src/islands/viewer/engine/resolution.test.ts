import { expect, test } from "vitest";
import { finenessFor, firstPace, nextPace, smallestIn } from "./resolution.ts";

const after = (frames: readonly number[]) => frames.reduce(nextPace, firstPace).share;
const many = (frameTime: number) => Array<number>(30).fill(frameTime);

test("slow frames make it coarser at once, fast ones finer when they last, within bounds", () => {
  expect(after([200])).toBeLessThan(firstPace.share);
  expect(after(many(200))).toBe(0.34);
  expect(after(many(8))).toBe(1);
  expect(after(many(28))).toBe(firstPace.share);
  expect(after([8, 8, 8, 28, 8, 8, 8])).toBe(firstPace.share);
});

test("the picture at rest is finer than the screen as far as memory allows", () => {
  expect(finenessFor(800 * 600)).toBe(2);
  expect(finenessFor(1600 * 1200)).toBeGreaterThan(1);
  expect(finenessFor(4000 * 2500)).toBe(1);
});

test("quick machines draw every piece, slow ones fewer the farther away and the coarser", () => {
  expect(smallestIn(6, 1000, 0.23, 1)).toBe(0);
  expect(smallestIn(6, 300, 0.23, 0.34)).toBeGreaterThan(smallestIn(2, 300, 0.23, 0.34));
  expect(smallestIn(6, 300, 0.23, 0.34)).toBeGreaterThan(smallestIn(6, 600, 0.23, 0.68));
});
