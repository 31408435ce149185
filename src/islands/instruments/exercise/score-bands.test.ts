import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyReadings } from "../kit/any-readings.ts";
import { defaults, duration, type Exercise, quantities, runExercise } from "./model.ts";
import { scoreSheetOf } from "./score-bands.ts";

const exercises = anyReadings(quantities);
const sheetOf = (exercise: Exercise) => scoreSheetOf(exercise, runExercise(exercise));

describe("the score's sheet", () => {
  it("names two losses at the defaults, on a scale from 80%, and none on hatching", () => {
    const { start, bands, left } = sheetOf(defaults);
    expect(start).toBe(0.8);
    expect(left).toBe(867);
    expect(Object.values(bands).map(({ lost, isNamed }) => [lost, isNamed])).toEqual([
      [39, true],
      [47, true],
      [47, false],
    ]);
    expect(bands.back.edge).toBe(`M0 0L120 0L175 43L205 58.6L235 66.4L${duration} 66.4`);
  });

  test("what is lost and what is left add up to the whole", () => {
    fc.assert(
      fc.property(exercises, (exercise) => {
        const { bands, left } = sheetOf(exercise);
        expect(Object.values(bands).reduce((sum, { lost }) => sum + lost, left)).toBe(1000);
      }),
    );
  });

  test("names stand a line apart, on the sheet, and the end has room below it", () => {
    fc.assert(
      fc.property(exercises, (exercise) => {
        const { start, bands, end } = sheetOf(exercise);
        const names = Object.values(bands)
          .filter(({ isNamed }) => isNamed)
          .map(({ top, bottom }) => (top + bottom) / 2);
        for (const [index, middle] of names.entries()) {
          expect(middle - (names[index - 1] ?? -8)).toBeGreaterThanOrEqual(16);
          expect(end - middle).toBeGreaterThanOrEqual(8);
        }
        if (start > 0) expect(end).toBeLessThan(67.1);
      }),
    );
  });
});
