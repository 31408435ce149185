import { expect, it } from "vitest";
import { defaults, runExercise } from "./model.ts";
import { sentenceFor } from "./sentence.ts";

const said = (changes: Partial<typeof defaults>) => {
  const exercise = { ...defaults, ...changes };
  return sentenceFor(exercise, runExercise(exercise));
};

it("tells the intrusion by the clock, as the drawing does", () => {
  expect(said({})).toContain("The intrusion comes at 02:00; the last service is back at 03:55.");
  expect(said({ intrusion: 400 })).toContain("The intrusion comes at 06:40; not all are back");
});
