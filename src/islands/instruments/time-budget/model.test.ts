import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initialReadings } from "../kit/quantity.ts";
import { quantities, situations, steps, type TimeBudgetReadings, timeBudget, widthFor } from "./model.ts";

const defaults = initialReadings(quantities);
const budget = (changes: Partial<TimeBudgetReadings> = {}) => timeBudget({ ...defaults, ...changes });

const anyReadings = fc.record({
  firstSeen: fc.integer({ min: 5, max: 50 }).map((hundreds) => hundreds * 100),
  keepOut: fc.integer({ min: 1, max: 20 }).map((fifties) => fifties * 50),
  speed: fc.integer({ min: 5, max: 50 }),
  identify: fc.integer({ min: 0, max: 60 }),
  decide: fc.integer({ min: 0, max: 120 }),
  act: fc.integer({ min: 0, max: 60 }),
});

describe("time budget", () => {
  it("has 85 s at the defaults, uses 75 and leaves 10", () => {
    expect(budget()).toMatchObject({ available: 85, used: 75, margin: 10, end: 500, depth: 0 });
  });

  it("is overspent by 12 s when deciding takes 62, 240 m inside the line", () => {
    expect(budget({ decide: 62 })).toMatchObject({ margin: -12, depth: 240, end: 60 });
  });

  it("has time for what is slow and far, and none for what is fast or seen late", () => {
    expect(budget(situations.slow)).toMatchObject({ available: 370, margin: 295 });
    expect(budget(situations.fast)).toMatchObject({ available: 30, margin: -45 });
    expect(budget(situations.masked)).toMatchObject({ available: 35, margin: -40 });
  });

  it("never flies past the center", () => {
    expect(budget({ decide: 120 })).toMatchObject({ end: 0, depth: 300 });
  });

  it("has no time for a drone first seen inside the line", () => {
    expect(budget({ firstSeen: 500, keepOut: 1000 })).toMatchObject({ available: 0, margin: -75 });
  });

  it("lays the steps end to end", () => {
    const { places, end } = budget();
    expect(steps.map((step) => places[step].from)).toEqual([2000, 1700, 900]);
    expect(places.act.to).toBe(end);
  });

  it("never yields less than nothing, nor no number at all", () => {
    fc.assert(
      fc.property(anyReadings, (readings) => {
        const { available, used, margin, end, depth } = timeBudget(readings);
        for (const value of [available, used, margin, end, depth]) expect(value).not.toBeNaN();
        for (const value of [available, used, end, depth]) expect(value).toBeGreaterThanOrEqual(0);
        expect(depth).toBeLessThanOrEqual(readings.keepOut);
      }),
    );
  });

  it("gives more time to those who see farther, less to a faster drone", () => {
    fc.assert(
      fc.property(anyReadings, (readings) => {
        const { available, end } = timeBudget(readings);
        const farther = timeBudget({ ...readings, firstSeen: readings.firstSeen + 100 });
        const faster = timeBudget({ ...readings, speed: readings.speed + 1 });
        expect(farther.available).toBeGreaterThanOrEqual(available);
        expect(farther.end).toBeGreaterThanOrEqual(end);
        expect(faster.available).toBeLessThanOrEqual(available);
      }),
    );
  });

  it("keeps everything inside the drawing", () => {
    fc.assert(
      fc.property(anyReadings, ({ firstSeen, keepOut }) => {
        expect(Math.max(firstSeen, keepOut)).toBeLessThan(widthFor(firstSeen));
      }),
    );
  });
});
