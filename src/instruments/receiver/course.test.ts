import { describe, expect, it } from "vitest";
import { percentOf } from "../kit/quantity.ts";
import { courseOf, stationAt } from "./course.ts";
import { lostAt, nominal, quantities } from "./model.ts";
import { stations } from "./stations.tsx";

const at = (interference: number) => percentOf(interference, quantities.interference);

describe("the course of a mode", () => {
  it("loses the satellites one by one where the model does", () => {
    const steps = courseOf("jamming");
    expect(steps.map(({ tracked }) => tracked)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(steps.slice(1).map(({ from }) => from)).toEqual(
      nominal.toReversed().map((level) => at(lostAt(level))),
    );
  });

  it("does not change at all while a receiver is deceived", () => {
    expect(courseOf("spoofing").map(({ tracked }) => tracked)).toEqual([8]);
  });
});

describe("the stations drawn beforehand", () => {
  it("go from held to lost under jamming", () => {
    const drawn = stations.jamming.map((value) => stationAt("jamming", value));
    expect(drawn.map(({ tracked, fix }) => [tracked, fix])).toEqual([
      [8, "held"],
      [7, "degraded"],
      [5, "degraded"],
      [1, "lost"],
    ]);
  });

  it("look alike under spoofing, and only the error grows", () => {
    const drawn = stations.spoofing.map((value) => stationAt("spoofing", value));
    expect(new Set(drawn.map(({ levels }) => levels.join()))).toHaveLength(1);
    expect(drawn.map(({ error }) => error)).toEqual([0, 120, 300, 600]);
  });

  it.each(["jamming", "spoofing"] as const)("begin where %s begins", (mode) => {
    expect(stationAt(mode, stations[mode][0] ?? Number.NaN).from).toBe(0);
  });
});
