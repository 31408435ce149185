import { expect, test } from "vitest";
import { reservedReason } from "./reserved.ts";

test.each([
  ["https://www.syfor.example", "domain"],
  ["consultation@syfor.example", "domain"],
  ["+1 (202) 555-0147", "telephone"],
  ["+12025550147", "telephone"],
  ["Sampleton, ZZ 00000", "postal"],
  ["300 Example Range Road", "address"],
  ["Demonstration site: these links are examples.", "footer"],
])("%s is reserved", (value, reason) => {
  expect(reservedReason(value)).toContain(reason);
});

test.each([
  "https://www.syfor.com",
  "+1 (202) 555-0247",
  "+1 (202) 555-01470",
  "for example, a mast on a ridge",
  "22 Range Road, DC 20001",
])("%s is not", (value) => {
  expect(reservedReason(value)).toBeUndefined();
});
