import { expect, test } from "vitest";
import { quantities, timeBudget } from "../../../islands/instruments/time-budget/model.ts";
import { scenario } from "./scenario.ts";

test("the scenario's seconds are those that the time budget opens with", () => {
  const { firstSeen, keepOut, speed, identify, decide, act } = quantities;
  const { available, margin } = timeBudget({
    firstSeen: firstSeen.initial,
    keepOut: keepOut.initial,
    speed: speed.initial,
    identify: identify.initial,
    decide: decide.initial,
    act: act.initial,
  });
  const figures = scenario.moments.map(({ figure }) => Number.parseInt(figure.replace(",", ""), 10));
  const left = available - identify.initial;
  expect(figures).toEqual([firstSeen.initial, available, left, left - decide.initial, margin]);
});
