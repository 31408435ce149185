import { expect, test } from "vitest";
import { statusAsOf, yearOf } from "./status.ts";

test("the first and the last day of a month belong to it, wherever the page is built", () => {
  expect(statusAsOf("2026-11-01")).toBe("Status as of November 2026");
  expect(statusAsOf("2026-12-31")).toBe("Status as of December 2026");
  expect(yearOf("2027-01-01")).toBe(2027);
});

test("months have the names that the calendar gives them", () => {
  const calendar = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2026-${String(month).padStart(2, "0")}-15`;
    expect(statusAsOf(day)).toBe(`Status as of ${calendar.format(new Date(day))}`);
  }
});
