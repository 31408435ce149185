import { describe, expect, it } from "vitest";
import {
  dashes,
  fieldHeight,
  fieldWidth,
  type MarkField,
  markPosition,
  rowCount,
  rowLines,
} from "./model.ts";

const thousand: MarkField = { columns: 40, total: 1000, size: 6, gap: 4 };

/** Counts the marks as the browser would draw them: dash, gap, dash along each line. */
function drawnMarks({ size, gap }: MarkField, lines: string) {
  const lengths = [...lines.matchAll(/H([\d.]+)/g)].map(([, length]) => Number(length));
  return lengths.reduce((sum, length) => sum + Math.round((length + gap) / (size + gap)), 0);
}

describe("mark field", () => {
  it("draws exactly the marks asked for", () => {
    for (const filled of [1, 39, 40, 41, 999, 1000])
      expect(drawnMarks(thousand, rowLines(thousand, filled))).toBe(filled);
  });

  it("leaves the last mark of a thousand inside the frame", () => {
    const { x, y } = markPosition(thousand, 999);
    expect(x + thousand.size).toBe(fieldWidth(thousand));
    expect(y + thousand.size).toBe(fieldHeight(thousand));
    expect(rowCount(thousand)).toBe(25);
  });

  it("pauses after each ten: the dashes stand where the marks do", () => {
    const tens: MarkField = { ...thousand, columns: 50, pause: 5 };
    const lengths = dashes(tens).split(" ").map(Number);
    expect(lengths).toHaveLength(20);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(markPosition(tens, 10).x);
    expect(rowLines(tens, 999)).toMatch(new RegExp(`H${markPosition(tens, 998).x + tens.size}$`));
  });
});
