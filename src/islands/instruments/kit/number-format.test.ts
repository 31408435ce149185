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
