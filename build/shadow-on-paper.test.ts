import sharp from "sharp";
import { expect, test } from "vitest";
import { warmShadow } from "./shadow-on-paper.ts";

/** One pixel of a cut-out, graded and composited onto the page's paper. */
async function seen(...pixel: readonly number[]): Promise<number[]> {
  const raw = { width: 1, height: 1, channels: 4 } as const;
  const master = await sharp(Buffer.from(pixel), { raw }).png().toBuffer();
  const graded = await (await warmShadow(master)).png().toBuffer();
  return [...(await sharp(graded).flatten({ background: "#F1EEE6" }).raw().toBuffer())];
}

test("in the open the shadow is a warm gray", async () => {
  const shadow = await seen(0, 0, 0, 120);
  for (const [channel, wanted] of [0xb9, 0xb2, 0xa3].entries())
    expect(Math.abs((shadow[channel] ?? 0) - wanted)).toBeLessThan(5);
});

test("at the contact it stays dark", async () => {
  expect(Math.max(...(await seen(0, 0, 0, 182)))).toBeLessThan(0x60);
});

test("never paler where it was darker", async () => {
  const levels = await Promise.all(Array.from({ length: 256 }, (_, alpha) => seen(0, 0, 0, alpha)));
  for (const channel of [0, 1, 2]) {
    const line = levels.map((level) => level[channel] ?? 0);
    // One level of tolerance for rounding.
    expect(line.every((level, alpha) => level <= (line[alpha - 1] ?? 255) + 1)).toBe(true);
  }
});

test.each([
  ["its body", [20, 20, 20, 255]],
  ["a pale edge", [180, 170, 160, 128]],
  ["nothing", [0, 0, 0, 0]],
])("the machine is untouched: %s", async (_what, pixel) => {
  const [r = 0, g = 0, b = 0, alpha = 0] = pixel;
  const plain = [r, g, b].map((value, channel) => {
    const paper = [0xf1, 0xee, 0xe6][channel] ?? 0;
    return paper + ((value - paper) * alpha) / 255;
  });
  const now = await seen(...pixel);
  for (const [channel, value] of plain.entries())
    expect(Math.abs((now[channel] ?? 0) - value)).toBeLessThan(2);
});
