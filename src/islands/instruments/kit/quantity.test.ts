import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  digitsOf,
  initialReadings,
  nearestReading,
  percentOf,
  type Quantity,
  readingText,
  roundValues,
  settle,
  ticksOf,
} from "./quantity.ts";

const distance: Quantity = { min: 500, max: 5000, step: 100, initial: 2000, unit: "m" };
const level: Quantity = { min: -20, max: 40, step: 1, initial: -20, unit: "dB" };
const range: Quantity = { min: 1, max: 30, step: 0.5, initial: 5, unit: "km" };

describe("a typed number", () => {
  it.each([
    ["2500", 2500, false],
    ["2,500", 2500, false],
    ["99999", 5000, true],
    ["3", 500, true],
    ["-7", 500, true],
    ["1234", 1200, true],
    ["", 2000, true],
    ["  ", 2000, true],
    ["far", 2000, true],
    ["1e9", 5000, true],
  ])("%s becomes %d", (text, value, broughtBack) => {
    expect(settle(text, 2000, distance)).toEqual({ value, broughtBack });
  });

  it("may carry either minus", () => {
    expect(settle("−5", 0, level)).toEqual({ value: -5, broughtBack: false });
    expect(settle("-5", 0, level)).toEqual({ value: -5, broughtBack: false });
  });

  it("always ends on the scale", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const { value } = settle(text, 2000, distance);
        expect(value).toBeGreaterThanOrEqual(500);
        expect(value).toBeLessThanOrEqual(5000);
        expect(value % 100).toBe(0);
      }),
    );
  });
});

describe("a reading", () => {
  it("is written with its unit", () => {
    expect(readingText(2000, distance)).toBe("2,000\u00a0m");
    expect(readingText(-20, level)).toBe("−20\u00a0dB");
    expect(readingText(5, range)).toBe("5.0\u00a0km");
    expect(digitsOf(level)).toBe(0);
  });

  it("starts at its default", () => {
    expect(initialReadings({ distance, level })).toEqual({ distance: 2000, level: -20 });
  });

  it("stays where it is when it is on the scale", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), (halves) => {
        expect(nearestReading(halves / 2, range)).toBe(halves / 2);
      }),
    );
  });

  it("stands in proportion", () => {
    expect([percentOf(-20, level), percentOf(10, level), percentOf(40, level)]).toEqual([0, 50, 100]);
  });
});

describe("round values", () => {
  it("step by 1, 2 or 5", () => {
    expect(roundValues(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(roundValues(500, 5000, 4)).toEqual([2000, 4000]);
    expect(roundValues(-20, 40, 6)).toEqual([-20, -10, 0, 10, 20, 30, 40]);
  });

  it("never leave their bounds nor run wild", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 10_000 }), (min, span) => {
        const values = roundValues(min, min + span, 10);
        expect(values.length).toBeLessThanOrEqual(11);
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(min - 1e-9);
          expect(value).toBeLessThanOrEqual(min + span + 1e-9);
        }
      }),
    );
  });
});

it("numbers a scale of minutes by the half hour, every sixth tick", () => {
  const minutes: Quantity = { min: 5, max: 120, step: 5, initial: 30, unit: "min", every: 30 };
  const { long, short } = ticksOf(minutes);
  expect(long).toEqual([5, 30, 60, 90, 120]);
  expect(short.filter((value) => value % 30 === 0)).toEqual(long.slice(1));
  expect(short.slice(0, 4)).toEqual([5, 10, 15, 20]);
});
