import { expect, test } from "vitest";
import { droneContents } from "./contents.ts";

test("every chapter of the page stands in its contents, by name", () => {
  expect(droneContents.chapters.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const { id, label } of droneContents.chapters) expect(label, id).not.toBe("");
});
