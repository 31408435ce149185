import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyReading, anyReadings } from "../kit/any-readings.ts";
import {
  defaults,
  duration,
  type Exercise,
  quantities,
  runExercise,
  scoreAt,
  scoreOver,
  serviceCount,
  situations,
} from "./model.ts";

const setting = (name: keyof Exercise) => anyReading(quantities[name]);
const exercises = anyReadings(quantities);

describe("the exercise", () => {
  it("gives the published example at its defaults", () => {
    const { availability, downtime, restored, unnoticed } = runExercise(defaults);
    expect(availability).toBeCloseTo(0.8672, 4);
    expect(downtime).toBe(255);
    expect(unnoticed).toBe(75);
    expect(restored).toBe(3 * 60 + 55);
  });

  it("loses more for a late look than three crews win back", () => {
    const found = Object.values(situations).map(runExercise);
    expect(found.map(({ downtime, restored }) => [downtime, restored])).toEqual([
      [540, 330],
      [450, 270],
      [195, 215],
    ]);
  });

  it("lets crews work side by side, one service each at a time", () => {
    const { outages } = runExercise({ ...defaults, hit: 4, crews: 3 });
    expect(outages.map(({ back }) => back)).toEqual([175, 175, 175, 205]);
  });

  it("counts a service back at the last minute, and not one minute later", () => {
    const late = { intrusion: 420, hit: 1, noticedAfter: 30, restoring: 30, crews: 1 };
    expect(runExercise(late).restored).toBe(duration);
    expect(runExercise({ ...late, restoring: 35 }).restored).toBeNull();
    expect(runExercise({ ...late, restoring: 35 }).downtime).toBe(60);
  });

  it("loses at most the rest of the exercise when nobody notices in time", () => {
    const { downtime, unnoticed } = runExercise({ ...defaults, intrusion: 420, noticedAfter: 180 });
    expect([downtime, unnoticed]).toEqual([180, 180]);
  });
});

describe("whatever is set", () => {
  test("the results are numbers that mean something", () => {
    fc.assert(
      fc.property(exercises, (exercise) => {
        const { availability, downtime, unnoticed, restored, outages } = runExercise(exercise);
        expect(availability).toBeGreaterThanOrEqual(0);
        expect(availability).toBeLessThanOrEqual(1);
        expect(downtime).toBeGreaterThanOrEqual(unnoticed);
        expect(unnoticed).toBeGreaterThanOrEqual(0);
        expect(downtime).toBeLessThanOrEqual(serviceCount * duration);
        expect(outages).toHaveLength(exercise.hit);
        if (restored !== null) expect(restored).toBeLessThanOrEqual(duration);
      }),
    );
  });

  test.each(["hit", "noticedAfter", "restoring"] as const)("more of %s never costs less", (name) => {
    fc.assert(
      fc.property(exercises, setting(name), (exercise, other) => {
        const [less, more] = [exercise[name], other].sort((a, b) => a - b) as [number, number];
        const cost = (value: number) => runExercise({ ...exercise, [name]: value }).downtime;
        expect(cost(more)).toBeGreaterThanOrEqual(cost(less));
      }),
    );
  });

  test.each(["intrusion", "crews"] as const)("more of %s never costs more", (name) => {
    fc.assert(
      fc.property(exercises, setting(name), (exercise, other) => {
        const [less, more] = [exercise[name], other].sort((a, b) => a - b) as [number, number];
        const cost = (value: number) => runExercise({ ...exercise, [name]: value }).downtime;
        expect(cost(more)).toBeLessThanOrEqual(cost(less));
      }),
    );
  });

  test("noticing, waiting and restoring each add to the loss, and none before its moment", () => {
    fc.assert(
      fc.property(exercises, fc.integer({ min: 0, max: duration }), (exercise, time) => {
        const outcome = runExercise(exercise);
        const [delay, waiting, whole] = (["noticed", "begun", "back"] as const).map((until) =>
          scoreAt(time, exercise, outcome, until),
        ) as [number, number, number];
        expect(waiting).toBeLessThanOrEqual(delay);
        expect(whole).toBeLessThanOrEqual(waiting);
        if (time <= outcome.noticed) expect([waiting, whole]).toEqual([delay, delay]);
        if (exercise.crews >= exercise.hit) expect(waiting).toBe(delay);
      }),
    );
  });

  test("no crew wins back what passed before the notice", () => {
    fc.assert(
      fc.property(exercises, setting("crews"), setting("restoring"), (exercise, crews, restoring) => {
        expect(runExercise({ ...exercise, crews, restoring }).unnoticed).toBe(
          runExercise(exercise).unnoticed,
        );
      }),
    );
  });

  test("the score starts full, only falls, and ends at the availability", () => {
    fc.assert(
      fc.property(exercises, (exercise) => {
        const outcome = runExercise(exercise);
        const line = scoreOver(exercise, outcome);
        expect(line[0]).toEqual({ time: 0, score: 1 });
        expect(line.at(-1)).toEqual({ time: duration, score: outcome.availability });
        for (const [index, { time, score }] of line.entries()) {
          expect(time).toBeGreaterThanOrEqual(line[index - 1]?.time ?? 0);
          expect(score).toBeLessThanOrEqual(line[index - 1]?.score ?? 1);
        }
      }),
    );
  });
});
