import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixesOf, truePlace } from "./flight.ts";
import { initialSettings, nominal, type ReceiverSettings, reception } from "./model.ts";

const best = nominal[0];
const fixes = (changes: Partial<ReceiverSettings>) =>
  fixesOf(reception({ ...initialSettings, ...changes }), best);
const straying = (interference: number) => {
  const places = fixes({ interference });
  return Math.max(...places.map(({ y }, index) => Math.abs(y - truePlace(index / (places.length - 1)).y)));
};

describe("fixes", () => {
  it("stray more as interference grows, and are gone when the fix is lost", () => {
    expect(straying(-20)).toBeLessThan(2);
    expect(straying(15)).toBeGreaterThan(straying(10));
    expect(straying(10)).toBeGreaterThan(straying(0));
    expect(fixes({ interference: 20 })).toEqual([]);
  });

  it("end off the truth by the error, to scale", () => {
    const off = (minutes: number) =>
      truePlace(1).y - (fixes({ mode: "spoofing", minutes }).at(-1)?.y ?? Number.NaN);
    expect(off(0)).toBe(0);
    expect(off(10)).toBeCloseTo(2 * off(5));
  });

  it("never leave the drawing", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("jamming" as const, "spoofing" as const),
        fc.integer({ min: -20, max: 40 }),
        fc.integer({ min: 0, max: 10 }),
        (mode, interference, minutes) => {
          for (const { x, y } of fixes({ mode, interference, minutes })) {
            expect(x).toBeGreaterThan(-3);
            expect(x).toBeLessThan(103);
            expect(y).toBeGreaterThan(0);
            expect(y).toBeLessThan(100);
          }
        },
      ),
    );
  });
});
