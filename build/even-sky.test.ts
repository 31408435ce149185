import sharp from "sharp";
import { expect, test } from "vitest";
import { evenSky, renderedClear } from "./even-sky.ts";

const [width, height] = [180, 120];
const glint = { column: 90, row: 20, value: 255 };
const wire = { column: 40, row: 30, value: 20 };
const marks = [glint, wire];
const backdrop = [
  [223, 241],
  [217, 238],
  [204, 230],
] as const;

/** The backdrop as it is rendered, with a glint and a wire before it. */
const rendered = Buffer.from(
  Array.from({ length: width * height }, (_, index) => {
    const [column, row] = [index % width, Math.floor(index / width)];
    const mark = marks.find((each) => each.column === column && each.row === row);
    const clear = renderedClear((column + 0.5) / width, 1 - (row + 0.5) / height);
    return backdrop.map(([deep, paper]) => Math.round(mark?.value ?? deep + (paper - deep) * clear));
  }).flat(),
);

const master = await sharp(rendered, { raw: { width, height, channels: 3 } })
  .png()
  .toBuffer();
const evened = await (await evenSky(master)).raw().toBuffer();
const red = (column: number, row: number) => evened[(row * width + column) * 3] ?? 0;

test("the sky is the page's paper", () => {
  for (let row = 0; row < height / 2; row += 1) {
    const line = Array.from({ length: width }, (_, column) => red(column, row)).filter(
      (_, column) => !marks.some((mark) => mark.row === row && mark.column === column),
    );
    for (const level of line) expect(Math.abs(level - 241)).toBeLessThanOrEqual(1);
  }
});

test.each(marks)("what stands before it stays: $value", ({ column, row, value }) => {
  expect(Math.abs(red(column, row) - value)).toBeLessThanOrEqual(3);
});

test("below the horizon nothing is touched", () => {
  const from = Math.ceil(height * 0.71) * width * 3;
  expect(evened.subarray(from)).toEqual(rendered.subarray(from));
});
