import { expect, test } from "vitest";
import { drawnViews } from "./parts.ts";

const marks = Object.values(drawnViews).flatMap((view) => view.marks);

test("every mark and what it points to lies inside its picture", () => {
  for (const { part, at, label } of marks)
    for (const share of [...at, ...label]) {
      expect(share, part).toBeGreaterThan(0.02);
      expect(share, part).toBeLessThan(0.98);
    }
});

test("every part is marked once in a view, and no part of the key features is missing", () => {
  for (const { label, marks: own } of Object.values(drawnViews))
    expect(new Set(own.map(({ part }) => part)).size, label).toBe(own.length);
  const marked = marks.map(({ part }) => part);
  expect(marked).toEqual(expect.arrayContaining(["booms", "rail", "batteries", "gimbal", "gnss-mast"]));
});
