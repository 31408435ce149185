import sharp from "sharp";
import { expect, test } from "vitest";
import { closeUps, payload } from "./close-ups.ts";
import { keyFeatures } from "./key-features.ts";
import { numberOf, partIds } from "./parts.ts";
import { type PoseId, posePictures, viewPictureIds, viewPictures } from "./stage-pictures.ts";

const called = keyFeatures.flatMap(({ title, callout }) => (callout ? [{ title, ...callout }] : []));
const poses = Object.keys(posePictures) as PoseId[];

/** How much of the paper a picture covers at a place: the shadow lets it through, the aircraft does not. */
async function coverOf(name: string) {
  const { data, info } = await sharp(`art/masters/${name}.webp`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ([x, y]: readonly [x: number, y: number]) =>
    data[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels + 3] ?? 0;
}

test("five features point to a part; the ground station is not in the picture", () => {
  expect(keyFeatures.flatMap(({ part }) => part ?? [])).toEqual(partIds.slice(0, 5));
  expect(called).toHaveLength(5);
});

test.each(poses)(
  "in the picture %s every callout lies inside and ends on the aircraft, in order",
  async (id) => {
    const cover = await coverOf(posePictures[id].name);
    for (const { title, shelf, at } of called) {
      const [height, place] = at[id];
      for (const share of [shelf.left, shelf.right, height, ...place]) {
        expect(share, title).toBeGreaterThan(0.04);
        expect(share, title).toBeLessThan(0.96);
      }
      expect(shelf.left, title).toBeLessThan(shelf.right);
      expect(cover(place), title).toBe(255);
    }
    const order = called.toSorted((a, b) => a.shelf.left - b.shelf.left || a.at[id][0] - b.at[id][0]);
    expect(called.map(({ title }) => title)).toEqual(order.map(({ title }) => title));
  },
);

test.each(viewPictureIds)(
  "in the view %s numbers stand on the paper and point to the aircraft, as close-ups do",
  async (id) => {
    const { picture, marks } = viewPictures[id];
    const cover = await coverOf(picture.name);
    expect(new Set(marks.map(({ part }) => part)).size, "each part once").toBe(marks.length);
    for (const { part, at, label } of marks) {
      expect(cover(at), part).toBeGreaterThan(250);
      expect(cover(label), part).toBeLessThan(250);
    }
    const shown = Object.entries({ payload, ...closeUps }).filter(([, closeUp]) => closeUp.picture === id);
    for (const [part, { at }] of shown) expect(cover(at), part).toBeGreaterThan(250);
  },
);

test("parts are numbered from one, without a gap", () => {
  expect(partIds.map(numberOf)).toEqual([...partIds.keys()].map((index) => index + 1));
});
