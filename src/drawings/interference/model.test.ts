import { describe, expect, it } from "vitest";
import { frame, jammedFixes, spoofedFixes, truePosition } from "./model.ts";

const distanceFromTruth = (point: { x: number; y: number }) => {
  const steps = Array.from({ length: 400 }, (_, index) => truePosition(index / 399));
  return Math.min(...steps.map((truth) => Math.hypot(point.x - truth.x, point.y - truth.y)));
};

describe("interference figure", () => {
  it("keeps every fix inside the frame", () => {
    for (const { x, y } of [...jammedFixes(), ...spoofedFixes()]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(frame.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(frame.height);
    }
  });

  it("loses the jammed position before the flight ends", () => {
    const last = jammedFixes().at(-1);
    expect(last?.x).toBeLessThan(truePosition(0.85).x);
  });

  it("reports a spoofed position to the end, far from the truth", () => {
    const fixes = spoofedFixes();
    const last = fixes.at(-1);
    expect(fixes).toHaveLength(44);
    expect(last && distanceFromTruth(last)).toBeGreaterThan(60);
    expect(fixes[0] && distanceFromTruth(fixes[0])).toBeLessThan(1);
  });

  it("is the same every time it is drawn", () => {
    expect(jammedFixes()).toEqual(jammedFixes());
  });
});
