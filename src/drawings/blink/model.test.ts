import { expect, test } from "vitest";
import { lidCurve } from "./model.ts";

test("the lid starts and ends open, is shut after 110 ms, and arrives level", () => {
  expect(lidCurve(300, 80)).toBe("M0 80C37 80 73 0 110 0C173 0 237 80 300 80");
});
