import { expect, test } from "vitest";
import { statusAsOf, yearOf } from "./status.ts";

test("the first and the last day of a month belong to it, wherever the page is built", () => {
  expect(statusAsOf("2026-11-01")).toBe("Status as of November 2026");
  expect(statusAsOf("2026-12-31")).toBe("Status as of December 2026");
  expect(yearOf("2027-01-01")).toBe(2027);
});
