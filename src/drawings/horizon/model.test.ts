import { describe, expect, it } from "vitest";
import { skyline, skylinePath } from "./model.ts";

describe("horizon", () => {
  it("closes: the land at 360 degrees is the land at 0", () => {
    expect(skyline(360)).toBeCloseTo(skyline(0), 9);
  });

  it("stays inside its frame all the way around", () => {
    for (let bearing = 0; bearing <= 360; bearing += 1) {
      expect(skyline(bearing)).toBeGreaterThanOrEqual(0);
      expect(skyline(bearing)).toBeLessThanOrEqual(1);
    }
  });

  it("is drawn to the right edge and back to the height where it began", () => {
    const [, ...steps] = skylinePath(1440, 240).split("l");
    const numbers = [...(steps[0] ?? "").matchAll(/-?\d+/g)].map(Number);
    const sum = (parity: number) =>
      numbers.filter((_, index) => index % 2 === parity).reduce((total, part) => total + part, 0);
    expect(sum(0)).toBe(1440);
    expect(sum(1)).toBe(0);
  });
});
