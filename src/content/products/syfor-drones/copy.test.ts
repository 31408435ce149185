import sharp from "sharp";
import { expect, test } from "vitest";
import { viewer } from "./copy.ts";

test("every number on the poster stands beside the machine and points at it", async () => {
  const { data, info } = await sharp(`art/masters/${viewer.picture.name}.webp`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = ([x, y]: readonly [number, number]) =>
    data[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels + 3];
  for (const { part, at, label } of viewer.marks) {
    expect(alphaAt(at), part).toBeGreaterThan(250);
    expect(alphaAt(label), part).toBeLessThan(250);
  }
});
