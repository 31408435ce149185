import { cpuUsage } from "node:process";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxSanitizedLength } from "./limits.ts";
import { sanitize, strip, type TextKind, truncate } from "./sanitize.ts";

const kinds: readonly TextKind[] = ["line", "text"];
const handler = /(?<![\p{L}\p{M}\p{N}_])[oO][nN][A-Za-z]+\s*=/u;

/** Strings dense in the patterns and their fragments, nested and interleaved, among any Unicode. */
const fragments = [
  "<",
  ">",
  "java",
  "script",
  ":",
  "JAVASCRIPT:",
  "on",
  "load",
  "é",
  "1",
  "_",
  "=",
  " ",
  "\n",
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: "binary", maxLength: 3 })), {
    maxLength: 400,
  })
  .map((parts) => parts.join(""));

const sanitized = (check: (clean: string, raw: string, kind: TextKind) => void) =>
  fc.assert(
    fc.property(
      hostile,
      fc.constantFrom(...kinds),
      (raw, kind) => void check(sanitize(raw, kind), raw, kind),
    ),
    { numRuns: 1000 },
  );

describe("sanitize, whatever it is given", () => {
  it("holds nothing of what it removes", () =>
    sanitized((clean) => {
      expect(clean).not.toMatch(/[<>]/);
      expect(clean.toLowerCase()).not.toContain("javascript:");
      expect(clean).not.toMatch(handler);
    }));

  it("changes nothing the second time", () =>
    sanitized((clean, _, kind) => expect(sanitize(clean, kind)).toBe(clean)));

  it("never grows a value, nor lets it pass the cap", () =>
    sanitized((clean, raw) => {
      expect(clean.length).toBeLessThanOrEqual(Math.min(raw.length, maxSanitizedLength));
    }));

  it("trims both ends", () => sanitized((clean) => expect(clean).toBe(clean.trim())));

  it("keeps a line on one line and free of invisible characters", () =>
    fc.assert(
      fc.property(hostile, (raw) => void expect(sanitize(raw, "line")).not.toMatch(/[\p{Cc}\p{Cf}]/u)),
    ));

  it("leaves words and punctuation alone", () =>
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zé0-9.,;!?()/'" -]{0,200}$/),
        (prose) => void expect(sanitize(prose, "text")).toBe(prose.trim()),
      ),
    ));
});

describe("sanitize", () => {
  it.each([
    ["<script>alert(1)</script>", "scriptalert(1)/script"],
    ["javascript:alert(1)", "alert(1)"],
    ["JaVaScRiPt:alert(1)", "alert(1)"],
    ["javajavascript:script:alert(1)", "alert(1)"],
    ["java<script:x", "x"],
    ["img src=x onerror=alert(1)", "img src=x alert(1)"],
    ["ONCLICK   =go", "go"],
    ["onx onload= = go", "go"],
    ["x onload=onload=y", "x y"],
    ["a (onload=b)", "a (b)"],
    ["precision = 5 cm", "precision = 5 cm"],
    ["préon = 5", "préon = 5"],
    ["1on2 = 3 and on = 4", "1on2 = 3 and on = 4"],
    ["_onload=1", "_onload=1"],
    ["   two words \n", "two words"],
  ])("turns %j into %j", (raw, clean) => expect(sanitize(raw, "text")).toBe(clean));

  it("takes invisible marks out of a line and makes its spaces plain", () => {
    expect(sanitize("\u202a+1\u00a0202\t555\u200e 0100\u202c", "line")).toBe("+1 202 555 0100");
    expect(sanitize("Acme\u0007\r\nCorp", "line")).toBe("Acme Corp");
  });

  it("keeps line breaks, tabs, emoji and writing direction in a text, but no control characters", () => {
    const text = "one\n\ttwo 👩‍🚀 \u200fשלום";
    expect(sanitize(`\u0000${text}\u001b`, "text")).toBe(text);
    expect(sanitize("one\r\ntwo\rthree", "text")).toBe("one\ntwo\nthree");
  });

  it("never cuts an emoji in half", () => {
    expect(sanitize(`${"x".repeat(maxSanitizedLength - 1)}🛰`, "text")).toBe(
      "x".repeat(maxSanitizedLength - 1),
    );
    expect(truncate("🛰🛰", 3)).toBe("🛰");
  });

  it.each([
    ["prose", "word ".repeat(200_000)],
    ["nested schemes", "java".repeat(90_000) + "script:".repeat(90_000)],
    ["endless handlers", `${"on".repeat(500_000)}=`],
    ["spaced equals signs", "onx ".repeat(200_000) + "=".repeat(200_000)],
  ])("takes a megabyte of %s without a noticeable pause", (_, raw) => {
    const start = cpuUsage();
    sanitize(raw, "text");
    const { user, system } = cpuUsage(start);
    // Of the processor's time, whatever else the machine does; in milliseconds far above what it takes (some tens),
    // far below what a quadratic pass would.
    expect((user + system) / 1000).toBeLessThan(3000);
  });
});

describe("strip", () => {
  it("tells where the caret stands afterwards", () => {
    expect(strip("ab<>cd", "text", 3)).toMatchObject({ value: "abcd", caret: 2 });
    expect(strip("javascript:x", "text", 4)).toMatchObject({ value: "x", caret: 0 });
  });

  it("keeps the caret inside the value", () =>
    fc.assert(
      fc.property(hostile, fc.nat(), (raw, seed) => {
        const { value, caret } = strip(raw, "text", seed % (raw.length + 1));
        expect(caret).toBeGreaterThanOrEqual(0);
        expect(caret).toBeLessThanOrEqual(value.length);
      }),
    ));

  it("says whether it disarmed anything", () => {
    expect(strip("plain\u0000", "text").disarmed).toBe(false);
    expect(strip("a < b", "text").disarmed).toBe(true);
  });
});
