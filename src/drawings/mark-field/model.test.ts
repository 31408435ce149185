import { describe, expect, it } from "vitest";
import { fieldHeight, fieldWidth, type MarkField, markPosition, rowCount, rowLines } from "./model.ts";

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
});
