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
    expect(skylinePath(720, 100)).toMatch(/^M0\.0 .*L720\.0 /);
  });
});
