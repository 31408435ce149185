import { expect, test } from "vitest";
import { buildDate } from "./edition.ts";

test("SOURCE_DATE_EPOCH fixes the date of the build", () => {
  expect(buildDate("0").toISOString()).toBe("1970-01-01T00:00:00.000Z");
});
