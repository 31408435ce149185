import { describe, expect, it } from "vitest";
import { stationAt, stations } from "./station.ts";

describe("the settings drawn beforehand", () => {
  it("lose satellites under jamming, and none under spoofing, which alone is off", () => {
    const drawn = stations.map((station) => ({ mode: station.mode, ...stationAt(station) }));
    expect(drawn.map(({ mode, tracked, fix, error }) => [mode, tracked, fix, error])).toEqual([
      ["jamming", 8, "held", undefined],
      ["jamming", 5, "degraded", undefined],
      ["jamming", 1, "lost", undefined],
      ["spoofing", 8, "held", 300],
    ]);
  });
});
