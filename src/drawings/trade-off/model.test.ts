import { expect, it } from "vitest";
import { at, frame } from "./model.ts";

it("puts the origin bottom left and the limits top right", () => {
  expect(at(0, 0)).toEqual({ x: 0, y: frame.height });
  expect(at(frame.maxPayload, frame.maxMinutes)).toEqual({ x: frame.width, y: 0 });
});

it("draws twice the payload twice as far", () => {
  expect(at(8, 0).x).toBeCloseTo(2 * at(4, 0).x);
});
