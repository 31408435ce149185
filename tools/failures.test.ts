import { expect, test } from "vitest";
import { failuresIn } from "./failures.ts";

test("names what failed in Playwright's and in Vitest's words, once each, with the first reason", () => {
  const playwright = [
    "Running 98 tests using 4 workers",
    "  1) [long] › tests/e2e/print.spec.ts:12:1 › four sheets at most ───────────────",
    "    Error: expect(received).toBe(expected)",
    "    Error: another",
    "  2) [words] › tests/e2e/menu.spec.ts:3:1 › opens ──────",
    "    Test timeout of 180000ms exceeded.",
    "  2 failed",
    "    [long] › tests/e2e/print.spec.ts:12:1 › four sheets at most ───────",
  ];
  const vitest = [
    " FAIL   chromium  tests/engines/journey.ts > the journey > opens",
    "TypeError: nothing there",
    "      Tests  1 failed | 62 passed (63)",
  ];
  expect(failuresIn([...playwright, ...vitest])).toEqual([
    "[long] › tests/e2e/print.spec.ts:12:1 › four sheets at most: Error: expect(received).toBe(expected)",
    "[words] › tests/e2e/menu.spec.ts:3:1 › opens: Test timeout of 180000ms exceeded.",
    "chromium  tests/engines/journey.ts > the journey > opens: TypeError: nothing there",
  ]);
  expect(failuresIn(["  98 passed (3.1m)"])).toEqual([]);
});
