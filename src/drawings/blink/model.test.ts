import { describe, expect, it } from "vitest";
import { blinkDuration, lidClosure, lidCurve } from "./model.ts";

describe("blink", () => {
  it("starts and ends open, and shuts in between", () => {
    expect(lidClosure(0)).toBe(0);
    expect(lidClosure(blinkDuration)).toBe(0);
    expect(lidClosure(110)).toBe(1);
  });

  it("stays between open and shut, and inside its frame", () => {
    for (let time = -10; time <= 310; time += 1) {
      expect(lidClosure(time)).toBeGreaterThanOrEqual(0);
      expect(lidClosure(time)).toBeLessThanOrEqual(1);
    }
    expect(lidCurve(300, 80)).toMatch(/^M0\.0 80\.0L.*L300\.0 80\.0$/);
  });
});
