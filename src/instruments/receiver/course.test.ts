import { describe, expect, it } from "vitest";
import { percentOf } from "../kit/quantity.ts";
import { courseOf, stretchesOf } from "./course.ts";
import { firstLostAt, fixLostAt, lostAt, nominal, quantities } from "./model.ts";

const at = (interference: number) => percentOf(interference, quantities.interference);

describe("the course of a mode", () => {
  it("loses the satellites one by one where the model does, and the fix with the fourth", () => {
    const steps = courseOf("jamming");
    expect(steps.map(({ tracked }) => tracked)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(steps.slice(1).map(({ from }) => from)).toEqual(
      nominal.toReversed().map((level) => at(lostAt(level))),
    );
    expect(stretchesOf(steps)).toEqual([
      { fix: "held", from: 0, to: at(firstLostAt), most: 8, least: 8 },
      { fix: "degraded", from: at(firstLostAt), to: at(fixLostAt), most: 7, least: 4 },
      { fix: "lost", from: at(17), to: 100, most: 3, least: 0 },
    ]);
  });

  it("does not change at all while a receiver is deceived", () => {
    expect(stretchesOf(courseOf("spoofing"))).toEqual([{ fix: "held", from: 0, to: 100, most: 8, least: 8 }]);
  });
});
