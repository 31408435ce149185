import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyReadings } from "../kit/any-readings.ts";
import { initialReadings } from "../kit/quantity.ts";
import { quantities, sight, situations, type TreeLineReadings } from "./model.ts";

const defaults = initialReadings(quantities);
const from = (changes: Partial<TreeLineReadings> = {}) => sight({ ...defaults, ...changes });

describe("line of sight", () => {
  it("reaches 2,500 m at the defaults, 125 s away", () => {
    expect(from()).toEqual({ view: "cleared", seen: 2500, warning: 125 });
  });

  it("reaches 1,000 m to a drone at 30 m, and 1,500 m from a mast of 15 m", () => {
    expect(from({ altitude: 30 }).seen).toBe(1000);
    expect(from({ altitude: 30, sensor: 15 }).seen).toBe(1500);
  });

  it("reaches as far as its named situations show, thrice as far from a taller mast", () => {
    expect(from(situations.low)).toEqual({ view: "cleared", seen: 1000, warning: 50 });
    expect(from(situations.hidden)).toEqual({ view: "hidden", seen: 500, warning: 25 });
    expect(from(situations.raised)).toEqual({ view: "cleared", seen: 3000, warning: 150 });
  });

  it("is open over an obstacle no higher than the sensor", () => {
    expect(from({ obstacle: 10 })).toMatchObject({ view: "open", seen: Number.POSITIVE_INFINITY });
    expect(from({ obstacle: 0 })).toMatchObject({ view: "open" });
  });

  it("ends at the obstacle for a drone below its top", () => {
    expect(from({ altitude: 15 })).toMatchObject({ view: "hidden", seen: 500, warning: 25 });
    expect(from({ altitude: 15, sensor: 20 })).toMatchObject({ view: "hidden", seen: 500 });
  });

  it("is broken by a shadow behind an obstacle lower than the sensor", () => {
    expect(from({ sensor: 40, obstacle: 20, altitude: 10 })).toMatchObject({ view: "shadow", seen: 750 });
  });

  it("never ends before the obstacle, and is always a number", () => {
    fc.assert(
      fc.property(anyReadings(quantities), (readings) => {
        const { seen, warning } = sight(readings);
        expect(seen).not.toBeNaN();
        expect(warning).not.toBeNaN();
        expect(seen).toBeGreaterThanOrEqual(readings.distance);
      }),
    );
  });

  it("reaches farther from a higher mast, while the drone flies above the obstacle", () => {
    fc.assert(
      fc.property(anyReadings(quantities), (readings) => {
        fc.pre(readings.altitude >= readings.obstacle && readings.sensor < 40);
        const raised = sight({ ...readings, sensor: readings.sensor + 1 });
        expect(raised.seen).toBeGreaterThanOrEqual(sight(readings).seen);
      }),
    );
  });

  it("reaches farther to a higher drone over an obstacle that stands above the sensor", () => {
    fc.assert(
      fc.property(anyReadings(quantities), (readings) => {
        fc.pre(readings.obstacle > readings.sensor);
        const higher = sight({ ...readings, altitude: readings.altitude + 5 });
        expect(higher.seen).toBeGreaterThanOrEqual(sight(readings).seen);
      }),
    );
  });
});
