import sharp from "sharp";
import { expect, test } from "vitest";
import { keyFeatures } from "./key-features.ts";
import { partIds } from "./parts.ts";
import { poses } from "./poses.ts";

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

test.each(poses.choices)("in the picture $id every line ends on the machine", async ({ id, picture }) => {
  const { data, info } = await sharp(`art/masters/${picture.name}.webp`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { title, at } of called) {
    const [, [x, y]] = at[id];
    const pixel = Math.round(y * info.height) * info.width + Math.round(x * info.width);
    // The shadow lets the paper through; the machine does not.
    expect(data[pixel * info.channels + 3], title).toBe(255);
  }
});
