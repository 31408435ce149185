import { describe, expect, it } from "vitest";
import { stationAt, stations } from "./station.ts";

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
});
