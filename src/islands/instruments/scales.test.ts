import { describe, expect, test } from "vitest";
import { quantities as exercise, situations as exerciseSituations } from "./exercise/model.ts";
import { formatShort } from "./kit/number-format.ts";
import { nearestReading, percentOf, type Quantity, ticksOf } from "./kit/quantity.ts";
import { quantities as outAndBack, situations as outAndBackSituations } from "./out-and-back/model.ts";
import { quantities as receiver, situations as receiverSituations } from "./receiver/model.ts";
import { quantities as timeBudget, situations as timeBudgetSituations } from "./time-budget/model.ts";
import { quantities as treeLine, situations as treeLineSituations } from "./tree-line/model.ts";

const named = { exercise, outAndBack, receiver, timeBudget, treeLine };
const scales = Object.entries(named).flatMap(([instrument, quantities]) =>
  Object.entries<Quantity>(quantities).map(
    ([name, quantity]) => [`${instrument} ${name}`, quantity] as const,
  ),
);

/** A letter of the scale, in percent of the track on a phone of 320 px. */
const letter = 2.7;

describe.each(scales)("the scale of %s", (_, quantity) => {
  const { long } = ticksOf(quantity);
  const gaps = long.slice(1).map((value, index) => value - (long[index] ?? Number.NaN));

  test("is numbered evenly: only beside an end that is no round value may a gap be smaller", () => {
    const [interval = 0] = gaps.toSorted((one, other) => other - one);
    expect(gaps.slice(1, -1).every((gap) => gap === interval)).toBe(true);
    expect(gaps[0] === interval || quantity.min % interval !== 0).toBe(true);
    expect(gaps.at(-1) === interval || quantity.max % interval !== 0).toBe(true);
  });

  test("has room for every number", () => {
    const spans = long.map((value, index) => {
      const width = formatShort(value).length * letter;
      const share = index === 0 ? 0 : index === long.length - 1 ? 1 : 0.5;
      const from = percentOf(value, quantity) - share * width;
      return { from, to: from + width };
    });
    spans.slice(1).forEach(({ from }, index) => {
      expect(from - (spans[index]?.to ?? 0)).toBeGreaterThan(letter / 2);
    });
  });
});

const situations = {
  exercise: exerciseSituations,
  outAndBack: outAndBackSituations,
  receiver: receiverSituations,
  timeBudget: timeBudgetSituations,
  treeLine: treeLineSituations,
};

test.each(Object.keys(named) as (keyof typeof named)[])(
  "the sliders of %s can show its situations",
  (name) => {
    for (const situation of Object.values(situations[name]))
      for (const [control, quantity] of Object.entries<Quantity>(named[name])) {
        const value: unknown = Object.entries(situation).find(([key]) => key === control)?.[1];
        if (typeof value === "number") expect(nearestReading(value, quantity)).toBe(value);
      }
  },
);
