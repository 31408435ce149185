import { expect, test } from "vitest";
import { buildDate, securityText } from "./security-text.ts";

test("security.txt has its fields and expires in less than a year", () => {
  const text = securityText(
    "security@syfor.example",
    "https://www.syfor.example",
    new Date("2026-03-31T23:59:59Z"),
  );
  expect(text).toBe(
    [
      "Contact: mailto:security@syfor.example",
      "Expires: 2027-02-01T00:00:00Z",
      "Preferred-Languages: en",
      "Canonical: https://www.syfor.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

test("SOURCE_DATE_EPOCH fixes the date of the build", () => {
  expect(buildDate("0").toISOString()).toBe("1970-01-01T00:00:00.000Z");
});
