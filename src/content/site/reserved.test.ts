import { describe, expect, test } from "vitest";
import { exampleNote, reservedReason } from "./reserved.ts";

test.each([
  ["https://www.syfor.example", "domain"],
  ["consultation@syfor.example", "domain"],
  ["+1 (202) 555-0147", "telephone"],
  ["+12025550147", "telephone"],
  ["Sampleton, ZZ 00000", "postal"],
  ["300 Example Range Road", "address"],
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

describe("the note under contact data", () => {
  const number = "+1 202 555 0147";
  const mailbox = "consultation@syfor.example";
  const address = "Sampleton, ZZ 00000";

  test("names all that reach nobody", () => {
    expect(exampleNote({ number, mailbox, address })).toBe(
      "Example contact data: this number, mailbox and address are reserved and reach nobody.",
    );
    expect(exampleNote({ number, mailbox })).toContain("this number and mailbox are reserved");
  });

  test("leaves out what the owner has replaced", () => {
    expect(exampleNote({ number: "+1 202 456 1111", mailbox, address: "22 Range Road" })).toBe(
      "Example contact data: this mailbox is reserved and reaches nobody.",
    );
  });

  test("is gone when all of it is real", () => {
    expect(exampleNote({ number: "+1 202 456 1111", mailbox: "desk@syfor.com" })).toBeUndefined();
  });
});
