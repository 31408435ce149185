import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fieldLimits } from "./limits.ts";
import { type FieldName, fieldNames, issueOf, kindOf, refusalOf } from "./rules.ts";
import { sanitize } from "./sanitize.ts";

const alphabet: Readonly<Record<FieldName, string>> = {
  organization: "aZéß漢ن0٣ -.,",
  contactPerson: "aZéß漢ن0٣ -.,",
  phone: "0123456789 -()",
  requirements: "aé1 .!?\n👍",
};

const valuesOf = (field: FieldName) =>
  fc
    .tuple(
      fc.constantFrom(...(field === "phone" ? ["", "+"] : [""])),
      fc.array(fc.constantFrom(...alphabet[field]), { maxLength: 130 }),
    )
    .map(([lead, rest]) => sanitize(lead + rest.join(""), kindOf(field)));

describe.each(fieldNames)("%s", (field) => {
  it("lets every valid value be typed letter by letter", () =>
    fc.assert(
      fc.property(valuesOf(field), (value) => {
        fc.pre(issueOf(field, value) === undefined);
        for (let length = 0; length <= value.length; length++)
          expect(refusalOf(field, value.slice(0, length))).toBeUndefined();
      }),
    ));

  it("never calls a refused value valid", () =>
    fc.assert(
      fc.property(fc.oneof(valuesOf(field), fc.string({ unit: "grapheme" })), (value) => {
        if (refusalOf(field, value)) expect(issueOf(field, value)).toBeDefined();
      }),
    ));

  it("holds to its shortest and longest length", () => {
    const { min, max } = fieldLimits[field];
    expect(issueOf(field, "")).toBe("empty");
    expect(issueOf(field, "1".repeat(min - 1))).toBe("tooShort");
    expect(issueOf(field, "1".repeat(min))).toBeUndefined();
    expect(issueOf(field, "1".repeat(max))).toBeUndefined();
    expect(refusalOf(field, "1".repeat(max))).toBeUndefined();
    expect(refusalOf(field, "1".repeat(max + 1))).toBe("tooLong");
  });
});

describe("names", () => {
  it.each([
    "Ministère de la Défense",
    "Bundesamt für Ausrüstung",
    "Acme Corp., Unit 3-B",
    "防衛省",
    "وزارة الدفاع",
    "Cafe\u0301 decomposed",
  ])("accept %s", (name) => expect(issueOf("organization", name)).toBeUndefined());

  it.each(["A&B", "O'Brien", "a/b", "50%", "name@host", "tab\there", "smile 🙂", "a_b", "x\u200fy"])(
    "refuse %j",
    (name) => expect(refusalOf("contactPerson", name)).toBe("characters"),
  );
});

describe("phone", () => {
  it.each(["+1 202 555 0100", "2025550100", "(202) 555-0100", "+123456789012"])("accepts %s", (number) =>
    expect(issueOf("phone", number)).toBeUndefined(),
  );

  it.each([
    ["1+2", "characters"],
    ["++1", "characters"],
    ["202.555.0100", "characters"],
    ["202 555 ext", "characters"],
    ["202 555 CALL", "characters"],
    ["٠١٢", "characters"],
    ["+1 (202) 555-0147", "tooLong"],
  ])("refuses %s: %s", (number, refusal) => expect(refusalOf("phone", number)).toBe(refusal));

  it("does not count the plus toward ten", () => expect(issueOf("phone", "+123456789")).toBe("tooShort"));
});
