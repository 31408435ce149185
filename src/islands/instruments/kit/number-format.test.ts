import fc from "fast-check";
import { expect, it } from "vitest";
import { formatMeasure, formatNumber, formatShort } from "./number-format.ts";

it.each([
  [2500, 0, "2,500"],
  [-12, 0, "−12"],
  [-0.4, 0, "0"],
  [48, 1, "48.0"],
  [12.5, 1, "12.5"],
] as const)("%d with %d decimals reads %s", (value, digits, text) => {
  expect(formatNumber(value, digits)).toBe(text);
});

it("keeps the unit with its number, and the percent sign tight", () => {
  expect(formatMeasure(85, "s")).toBe("85\u00a0s");
  expect(formatMeasure(86.7, "%", 1)).toBe("86.7%");
  expect(formatMeasure(3, "")).toBe("3");
});

it("writes a decimal on a scale only where there is one", () => {
  expect([1, 30, 0.5, -20].map(formatShort)).toEqual(["1", "30", "0.5", "−20"]);
});

it("rounds so that sums agree", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 300 }), (tenths, used) => {
      const shown = (value: number) => Number(formatNumber(value).replaceAll(",", "").replace("−", "-"));
      expect(shown(tenths / 10 - used)).toBe(shown(tenths / 10) - used);
    }),
  );
});

it("writes what the browser's own format would", () => {
  const formats = [0, 1].map(
    (digits) =>
      new Intl.NumberFormat("en-US", {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        roundingMode: "halfCeil",
        signDisplay: "negative",
      }),
  );
  // Hundredths but for the fives: where a value lies between two, its last binary digit would decide.
  const hundredths = fc.integer({ min: -10_000_000, max: 10_000_000 }).filter((value) => value % 5 !== 0);
  fc.assert(
    fc.property(hundredths, fc.constantFrom(0, 1), (value, digits) => {
      const theirs = formats[digits]?.format(value / 100).replace("-", "−");
      expect(formatNumber(value / 100, digits)).toBe(theirs);
    }),
  );
});
