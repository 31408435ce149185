import { expect, test } from "vitest";
import { clock } from "../../../islands/instruments/exercise/clock.ts";
import { defaults, runExercise } from "../../../islands/instruments/exercise/model.ts";
import { formatMeasure } from "../../../islands/instruments/kit/number-format.ts";
import { range } from "./copy.ts";

test("the scorecard's example is the exercise that the figure opens with", () => {
  const { availability, outages, restored } = runExercise(defaults);
  const example = Object.fromEntries(range.scorecard.rows.map(([area, , value]) => [area, value]));
  expect(example.Services).toBe(formatMeasure(100 * availability, "%", 1));
  expect(example.Restores).toBe(`${outages.length}, by ${clock(restored ?? Number.NaN)}`);
});
