import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  defaults,
  endurance,
  type Flight,
  type Payload,
  planFlight,
  publishedRadius,
  quantities,
  situations,
} from "./model.ts";

const setting = (name: keyof typeof quantities) => {
  const { min, max, step } = quantities[name];
  return fc.integer({ min: min / step, max: max / step }).map((steps) => steps * step);
};
const flights: fc.Arbitrary<Flight> = fc.record({
  payload: fc.constantFrom<Payload>("light", "heavy"),
  distance: setting("distance"),
  airspeed: setting("airspeed"),
  wind: setting("wind"),
  reserve: setting("reserve"),
});

describe("out and back", () => {
  it("comes home in still air, not in wind, and from near by with the heavy load", () => {
    const found = Object.values(situations).map((flight) => planFlight({ ...defaults, ...flight }));
    expect(found.map(({ comesBack }) => comesBack)).toEqual([true, false, true]);
    expect(found.map(({ needed }) => needed?.toFixed(1))).toEqual(["33.3", "60.0", "12.5"]);
    expect(found.map(({ farthest }) => farthest.toFixed(1))).toEqual(["21.6", "12.0", "7.0"]);
  });

  it("gives the published example at its defaults", () => {
    const { usable, needed, farthest, comesBack } = planFlight(defaults);
    expect(usable).toBeCloseTo(48, 9);
    expect(needed).toBeCloseTo(12.5, 9);
    expect(farthest).toBeCloseTo(19.2, 9);
    expect(comesBack).toBe(true);
  });

  it("gives the published example with 9 kg", () => {
    const { usable, farthest } = planFlight({ ...defaults, payload: "heavy" });
    expect(usable).toBeCloseTo(17.6, 9);
    expect(farthest).toBeCloseTo(7.04, 9);
  });

  it("has no way back when the wind is as fast as the aircraft", () => {
    for (const airspeed of [8, 15]) {
      const { back, needed, farthest, comesBack } = planFlight({ ...defaults, airspeed, wind: 15 });
      expect([back, needed, farthest, comesBack]).toEqual([null, null, 0, false]);
    }
  });

  it("stops at the published radius, however long the battery would last", () => {
    const { farthest, isCapped } = planFlight({ ...defaults, airspeed: 25, wind: 0, reserve: 0 });
    expect([farthest, isCapped]).toEqual([publishedRadius, true]);
  });
});

describe("whatever is set", () => {
  test("the results are numbers that mean something", () => {
    fc.assert(
      fc.property(flights, (flight) => {
        const { usable, needed, out, calm, farthest } = planFlight(flight);
        expect(usable).toBeGreaterThan(0);
        expect(usable).toBeLessThanOrEqual(endurance[flight.payload]);
        expect(farthest).toBeGreaterThanOrEqual(0);
        expect(farthest).toBeLessThanOrEqual(publishedRadius);
        expect(out).toBeGreaterThan(0);
        expect(out).toBeLessThanOrEqual(calm);
        if (needed !== null) expect(Number.isFinite(needed)).toBe(true);
      }),
    );
  });

  test("wind costs at least as much on the way back as it gives on the way out", () => {
    fc.assert(
      fc.property(flights, (flight) => {
        const { out, calm, back } = planFlight(flight);
        if (back !== null) expect(back - calm).toBeGreaterThanOrEqual(calm - out - 1e-9);
      }),
    );
  });

  test("the farthest point takes exactly the usable minutes, unless the radius ends it", () => {
    fc.assert(
      fc.property(flights, (flight) => {
        const { farthest, isCapped, usable, back } = planFlight(flight);
        if (back === null || isCapped) return;
        const there = planFlight({ ...flight, distance: farthest });
        expect(there.needed).toBeCloseTo(usable, 6);
      }),
    );
  });

  test.each([
    ["wind", -1],
    ["reserve", -1],
    ["airspeed", 1],
  ] as const)("farthest follows %s one way", (name, direction) => {
    fc.assert(
      fc.property(flights, setting(name), (flight, other) => {
        const [less, more] = [flight[name], other].sort((a, b) => a - b) as [number, number];
        const reach = (value: number) => planFlight({ ...flight, [name]: value }).farthest;
        expect((reach(more) - reach(less)) * direction).toBeGreaterThanOrEqual(-1e-9);
      }),
    );
  });

  test("a longer way needs more minutes", () => {
    fc.assert(
      fc.property(flights, setting("distance"), (flight, other) => {
        const [less, more] = [flight.distance, other].sort((a, b) => a - b) as [number, number];
        const needed = (distance: number) => planFlight({ ...flight, distance }).needed ?? 0;
        expect(needed(more)).toBeGreaterThanOrEqual(needed(less));
      }),
    );
  });
});
