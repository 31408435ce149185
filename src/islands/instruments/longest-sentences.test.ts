import fc from "fast-check";
import { expect, test } from "vitest";
import * as exercise from "./exercise/model.ts";
import * as exerciseWords from "./exercise/sentence.ts";
import * as failsafePlan from "./failsafe-plan/model.ts";
import * as failsafePlanWords from "./failsafe-plan/sentence.ts";
import { anyReadings } from "./kit/any-readings.ts";
import * as outAndBack from "./out-and-back/model.ts";
import * as outAndBackWords from "./out-and-back/sentence.ts";
import * as receiver from "./receiver/model.ts";
import * as receiverWords from "./receiver/sentence.ts";
import * as timeBudget from "./time-budget/model.ts";
import * as timeBudgetWords from "./time-budget/sentence.ts";
import * as treeLine from "./tree-line/model.ts";
import * as treeLineWords from "./tree-line/sentence.ts";

/** The page keeps room for the longest sentence of an instrument; a longer one would run into what stands below. */

const spoken = {
  "time-budget": {
    longest: timeBudgetWords.longestSentence,
    any: anyReadings(timeBudget.quantities).map((set) =>
      timeBudgetWords.sentenceFor(set, timeBudget.timeBudget(set)),
    ),
  },
  "tree-line": {
    longest: treeLineWords.longestSentence,
    any: anyReadings(treeLine.quantities).map((set) => treeLineWords.sentenceFor(set, treeLine.sight(set))),
  },
  receiver: {
    longest: receiverWords.longestSentence,
    any: fc
      .tuple(anyReadings(receiver.quantities), fc.constantFrom("jamming" as const, "spoofing" as const))
      .map(([set, mode]) => ({ ...set, mode }))
      .map((set) => receiverWords.sentenceFor(set, receiver.reception(set))),
  },
  exercise: {
    longest: exerciseWords.longestSentence,
    any: anyReadings(exercise.quantities).map((set) =>
      exerciseWords.sentenceFor(set, exercise.runExercise(set)),
    ),
  },
  "out-and-back": {
    longest: outAndBackWords.longestSentence,
    any: fc
      .tuple(anyReadings(outAndBack.quantities), fc.constantFrom("light" as const, "heavy" as const))
      .map(([set, payload]) => ({ ...set, payload }))
      .map((set) => outAndBackWords.sentenceFor(set, outAndBack.planFlight(set))),
  },
  "failsafe-plan": {
    longest: failsafePlanWords.longestSentence,
    any: fc
      .array(fc.constantFrom(...failsafePlan.responses), { minLength: 5, maxLength: 5 })
      .map((chosen) =>
        failsafePlan.faults.reduce(
          (plan, fault, index) => failsafePlan.choose(plan, fault, chosen[index] ?? "land"),
          failsafePlan.defaults,
        ),
      )
      .map(failsafePlanWords.sentenceFor),
  },
};

test.each(Object.entries(spoken))("%s says nothing longer than it has room for", (_, { longest, any }) => {
  fc.assert(
    fc.property(any as fc.Arbitrary<string>, (sentence) => {
      expect(sentence.length).toBeLessThanOrEqual(longest.length);
    }),
    { numRuns: 3000 },
  );
});
