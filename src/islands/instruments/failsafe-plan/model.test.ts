import fc from "fast-check";
import { expect, test } from "vitest";
import { choose, defaults, faults, isAllowed, type Plan, responses, situations } from "./model.ts";

const choices = fc.array(fc.tuple(fc.constantFrom(...faults), fc.constantFrom(...responses)));
const forbiddenIn = (plan: Plan) => faults.filter((fault) => !isAllowed(fault, plan[fault]));

test("the defaults are Return, Land, Return, Land, Hold, and none is forbidden", () => {
  expect(faults.map((fault) => defaults[fault])).toEqual(["return", "land", "return", "land", "hold"]);
  expect(forbiddenIn(defaults)).toEqual([]);
});

test("a named plan is what its name says, as far as nothing forbids it", () => {
  const planned = Object.values(situations).map((plan: Plan) => faults.map((fault) => plan[fault]));
  expect(planned).toEqual([
    ["return", "return", "return", "land", "return"],
    ["hold", "land", "hold", "land", "hold"],
    ["land", "land", "land", "land", "land"],
  ]);
  expect(Object.values(situations).flatMap(forbiddenIn)).toEqual([]);
});

test("without a position there is no hold and no return; on a low battery no hold", () => {
  const allowed = faults.map((fault) => responses.filter((response) => isAllowed(fault, response)));
  expect(allowed).toEqual([[...responses], ["return", "land"], [...responses], ["land"], [...responses]]);
});

test("a choice changes its own fault and no other", () => {
  expect(choose(defaults, "link", "hold")).toEqual({ ...defaults, link: "hold" });
  expect(choose(defaults, "navigation", "return")).toEqual(defaults);
});

test("no series of choices reaches a forbidden plan, and the last allowed choice stands", () => {
  fc.assert(
    fc.property(choices, (series) => {
      const plan = series.reduce<Plan>(
        (current, [fault, response]) => choose(current, fault, response),
        defaults,
      );
      expect(Object.keys(plan)).toEqual([...faults]);
      expect(forbiddenIn(plan)).toEqual([]);
      for (const fault of faults) {
        const chosen = series.filter(([of, response]) => of === fault && isAllowed(fault, response)).at(-1);
        expect(plan[fault]).toBe(chosen?.[1] ?? defaults[fault]);
      }
    }),
  );
});
