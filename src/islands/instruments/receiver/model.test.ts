import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  firstLostAt,
  fixLostAt,
  initialSettings,
  loss,
  lostAt,
  nominal,
  printedLevel,
  quantities,
  type ReceiverSettings,
  reception,
  situations,
  threshold,
} from "./model.ts";

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

  it("loses each satellite at the decibel that is named for it, the fix with the fourth", () => {
    nominal.forEach((level, index) => {
      const tracked = (interference: number) => (at({ interference }).levels[index] ?? 0) >= 28;
      expect([tracked(lostAt(level) - 1), tracked(lostAt(level))]).toEqual([true, false]);
    });
    expect([firstLostAt, fixLostAt]).toEqual([10, 17]);
    expect(at({ interference: firstLostAt - 1 }).fix).toBe("held");
    expect(at({ interference: fixLostAt - 1 }).fix).toBe("degraded");
    expect(at({ interference: fixLostAt }).fix).toBe("lost");
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

  it("alone of the named situations is off, and has lost nothing", () => {
    const found = Object.values(situations).map(at);
    expect(found.map(({ tracked, fix, error }) => [tracked, fix, error])).toEqual([
      [8, "held", undefined],
      [5, "degraded", undefined],
      [1, "lost", undefined],
      [8, "held", 300],
    ]);
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

describe("the printed level", () => {
  it("is the model's own number under a quiet sky, and does not jump when spoofing is chosen", () => {
    expect(at({ interference: quantities.interference.min }).levels.map(printedLevel)).toEqual([...nominal]);
    expect(at({ mode: "spoofing" }).levels.map(printedLevel)).toEqual([...nominal]);
  });

  it("is the nearest whole number and stands on the side of the threshold that the decision does", () => {
    const { min, max } = quantities.interference;
    fc.assert(
      fc.property(fc.integer({ min, max }), (interference) => {
        for (const level of at({ interference }).levels) {
          const printed = printedLevel(level);
          expect(Math.abs(printed - Math.max(0, level))).toBeLessThan(1);
          expect(printed >= threshold).toBe(level >= threshold);
        }
      }),
    );
    expect([27.9, 28, 28.4, 28.6, -3].map(printedLevel)).toEqual([27, 28, 28, 29, 0]);
  });
});
