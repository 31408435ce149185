import sharp from "sharp";
import { expect, test } from "vitest";
import type { PictureName } from "../../types.ts";
import { features, jointMarks, keyFeatures, poses } from "./folding.ts";
import { partIds } from "./parts.ts";

const called = keyFeatures.flatMap(({ title, callout }) => (callout ? [{ title, ...callout }] : []));

test("five features point to a part; the ground station is not in the picture", () => {
  expect(called).toHaveLength(5);
  expect(keyFeatures.flatMap(({ part }) => part ?? [])).toEqual(partIds.slice(0, 5));
});

test("every callout lies inside its picture", () => {
  for (const { title, shelf, at } of called) {
    expect(shelf.left, title).toBeLessThan(shelf.right);
    for (const share of [...Object.values(shelf), ...Object.values(at).flat(2)]) {
      expect(share, title).toBeGreaterThan(0.04);
      expect(share, title).toBeLessThan(0.96);
    }
  }
});

test.each(poses.choices)(
  "in the picture $id the callouts read down its left, then down its right",
  ({ id }) => {
    const order = called.toSorted((a, b) => a.shelf.left - b.shelf.left || a.at[id][0] - b.at[id][0]);
    expect(called.map(({ title }) => title)).toEqual(order.map(({ title }) => title));
  },
);

/** How much of the paper a picture covers at a place: the shadow lets it through, the machine does not. */
async function coverOf(name: PictureName) {
  const { data, info } = await sharp(`art/masters/${name}.webp`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ([x, y]: readonly [x: number, y: number]) =>
    data[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels + 3];
}

test.each(poses.choices)("in the picture $id every line ends on the machine", async ({ id, picture }) => {
  const cover = await coverOf(picture.name);
  for (const { title, at } of called) expect(cover(at[id][1]), title).toBe(255);
});

test("every number beside the joints points to a part of them, from the paper", async () => {
  const cover = await coverOf(features.picture.name);
  for (const { part, at, label } of jointMarks) {
    expect(cover(at), part).toBe(255);
    expect(cover(label), part).toBeLessThan(128);
  }
});
