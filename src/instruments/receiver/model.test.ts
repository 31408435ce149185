import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { initialSettings, loss, lostAt, nominal, type ReceiverSettings, reception, utmost } from "./model.ts";

const at = (changes: Partial<ReceiverSettings> = {}) => reception({ ...initialSettings, ...changes });

describe("jamming", () => {
  it.each([
    [-20, 8, "held"],
    [10, 7, "degraded"],
    [15, 5, "degraded"],
    [20, 1, "lost"],
    [40, 0, "lost"],
  ])("at %d dB leaves %d of 8, fix %s", (interference, tracked, fix) => {
    expect(at({ interference })).toMatchObject({ tracked, fix, error: undefined });
  });

  it("loses each satellite at the decibel that is named for it, the fix after the utmost", () => {
    nominal.forEach((level, index) => {
      const tracked = (interference: number) => (at({ interference }).levels[index] ?? 0) >= 28;
      expect([tracked(lostAt(level) - 1), tracked(lostAt(level))]).toEqual([true, false]);
    });
    expect(reception(utmost.jamming).fix).toBe("degraded");
    expect(at({ interference: utmost.jamming.interference + 1 }).fix).toBe("lost");
  });

  it("takes 3 dB where it equals the noise", () => {
    expect(loss(0)).toBeCloseTo(3.01, 2);
  });

  it("only ever takes, and takes more the stronger it is", () => {
    fc.assert(
      fc.property(fc.integer({ min: -20, max: 39 }), (interference) => {
        const weak = at({ interference });
        const strong = at({ interference: interference + 1 });
        expect(strong.tracked).toBeLessThanOrEqual(weak.tracked);
        weak.levels.forEach((level, index) => {
          expect(level).not.toBeNaN();
          expect(level).toBeLessThan(nominal[index] ?? 0);
          expect(strong.levels[index]).toBeLessThan(level);
        });
      }),
    );
  });
});

describe("spoofing", () => {
  it("keeps every bar healthy and reports no fault, 300 m off after five minutes", () => {
    expect(at({ mode: "spoofing", minutes: 5 })).toEqual({
      levels: [...nominal],
      tracked: 8,
      fix: "held",
      error: 300,
    });
  });

  it("does not care how strong a jammer was set", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20, max: 40 }),
        fc.integer({ min: 0, max: 10 }),
        (interference, minutes) => {
          expect(at({ mode: "spoofing", interference, minutes })).toMatchObject({
            tracked: 8,
            fix: "held",
            error: minutes * 60,
          });
        },
      ),
    );
  });
});
