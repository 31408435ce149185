import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { detailNames, pictureNames } from "../src/content/types.ts";

const details = JSON.parse(readFileSync("art/details.json", "utf8")) as Record<
  string,
  { readonly of: string; readonly left: number; readonly top: number; readonly side: number }
>;

test("the details that pages show are those that are cut", () => {
  expect(Object.keys(details)).toEqual([...detailNames]);
});

test.each(Object.entries(details))("%s lies inside its picture", async (_name, { of, left, top, side }) => {
  expect(pictureNames).toContain(of);
  const { width = 0, height = 0 } = await sharp(`art/masters/${of}.jpg`).metadata();
  expect(Math.min(left, top, width - left - side, height - top - side)).toBeGreaterThanOrEqual(0);
});
