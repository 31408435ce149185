import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluateChange, evaluateExisting, type OpenEdges } from "./change.ts";
import { maxSanitizedLength } from "./limits.ts";
import { type FieldName, fieldNames, kindOf, refusalOf } from "./rules.ts";
import { sanitize } from "./sanitize.ts";

/** The change's result with the caret drawn in; `|` marks the caret going in, too. */
function evaluated(
  field: FieldName,
  drawn: string,
  openEdges: OpenEdges = "none",
  evaluate = evaluateChange,
) {
  const caret = drawn.indexOf("|");
  const { accepted, note } = evaluate(field, { value: drawn.replace("|", ""), caret, openEdges });
  return [
    accepted && `${accepted.value.slice(0, accepted.caret)}|${accepted.value.slice(accepted.caret)}`,
    note,
  ];
}

describe("a change", () => {
  it.each<[FieldName, string, OpenEdges, string | undefined, string | undefined]>([
    ["organization", "A|", "none", "A|", undefined],
    ["organization", "Acme |", "end", "Acme |", undefined],
    ["organization", "Acme |", "none", "Acme|", undefined],
    ["organization", "  Acme Corp  |", "none", "Acme Corp|", undefined],
    ["organization", "X|Acme ", "end", "X|Acme", undefined],
    ["organization", "| Corp", "both", "| Corp", undefined],
    ["organization", "| Corp", "end", "|Corp", undefined],
    ["organization", "  |", "end", "|", undefined],
    ["organization", "Ac!|me", "none", undefined, "characters"],
    ["organization", "Ac<|me", "none", "Ac|me", "disarmed"],
    ["organization", "javascript:|Acme", "none", "|Acme", "disarmed"],
    ["phone", "+1 (202) 555-0147|", "none", undefined, "tooLong"],
    ["phone", "12+|", "none", undefined, "characters"],
    ["requirements", "one\n|", "end", "one\n|", undefined],
    ["requirements", "one\n|", "none", "one|", undefined],
  ])("%s %j, edges open: %s, becomes %j (%s)", (field, drawn, openEdges, result, note) =>
    expect(evaluated(field, drawn, openEdges)).toEqual([result, note]),
  );

  it("is cut at the cap where it comes in, and older text stays", () => {
    const older = "b".repeat(maxSanitizedLength - 10);
    const [result, note] = evaluated("requirements", `${"a".repeat(50)}|${older}`);
    expect(result).toBe(`${"a".repeat(10)}|${older}`);
    expect(note).toBe("capped");
  });

  it("cannot assemble a pattern by being cut", () => {
    const drawn = `java${"x".repeat(maxSanitizedLength)}|script:`;
    const { accepted } = evaluateChange("requirements", {
      value: drawn.replace("|", ""),
      caret: drawn.indexOf("|"),
      openEdges: "none",
    });
    expect(accepted?.value).toBe(sanitize(accepted?.value ?? "", "text"));
  });

  it("of any kind leaves a value that is valid so far and clean once it is trimmed", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...fieldNames),
        fc.array(fc.oneof(fc.constantFrom("<", "java", "script:", "on", "x=", " ", "1", "+"), fc.string())),
        fc.nat(),
        fc.constantFrom<OpenEdges>("none", "end", "both"),
        (field, parts, seed, openEdges) => {
          const value = parts.join("");
          const { accepted } = evaluateChange(field, { value, caret: seed % (value.length + 1), openEdges });
          if (!accepted) return;
          expect(refusalOf(field, accepted.value)).toBeUndefined();
          expect(sanitize(accepted.value, kindOf(field))).toBe(accepted.value.trim());
          expect(accepted.caret).toBeLessThanOrEqual(accepted.value.length);
        },
      ),
      { numRuns: 1000 },
    ));
});

describe("text typed before the script was here", () => {
  it.each<[FieldName, string, string, string | undefined]>([
    ["organization", "Acme Corp|", "Acme Corp|", undefined],
    ["organization", "Ac!me| Corp", "Acme| Corp", "characters"],
    ["organization", "Acme & |", "Acme  |", "characters"],
    ["phone", "+1 (202)| 555 0100 ext. 9", "+1 (202)| 555 01", "characters"],
    ["contactPerson", "<b>Ada|</b>", "bAda|b", "characters"],
  ])("in %s, %j is kept as %j", (field, drawn, kept, note) => {
    expect(evaluated(field, drawn, "end", evaluateExisting)).toEqual([kept, note]);
  });

  it("always becomes a value the field can hold", () => {
    const field = fc.constantFrom(...fieldNames);
    fc.assert(
      fc.property(field, fc.string({ unit: "binary", maxLength: 200 }), fc.nat(), (name, value, at) => {
        const attempt = { value, caret: at % (value.length + 1), openEdges: "none" as const };
        const { accepted } = evaluateExisting(name, attempt);
        expect(accepted && refusalOf(name, accepted.value)).toBeUndefined();
        expect(accepted?.value).toBe(sanitize(accepted?.value ?? "", kindOf(name)));
        expect(accepted?.caret).toBeLessThanOrEqual(accepted?.value.length ?? 0);
      }),
    );
  });
});
