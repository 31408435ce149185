import { expect, test } from "vitest";
import { securityText } from "./security-text.ts";

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
