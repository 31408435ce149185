import { expect, test } from "vitest";
import { drawnViews, letteredParts, letterOf } from "./three-views.ts";

const marks = Object.values(drawnViews).flatMap((view) => view.marks);

test("every mark and what it points to lies inside its picture", () => {
  for (const { part, at, letter } of marks)
    for (const share of [...at, ...letter]) {
      expect(share, part).toBeGreaterThan(0.02);
      expect(share, part).toBeLessThan(0.98);
    }
});

test("the legend explains every letter in the drawing, and no other", () => {
  expect(new Set(marks.map(({ part }) => part))).toEqual(new Set(letteredParts));
  expect(new Set(letteredParts.map(letterOf)).size).toBe(letteredParts.length);
  expect(letteredParts.map(letterOf).join("")).toMatch(/^[A-HJ-NP-Z]+$/);
});
