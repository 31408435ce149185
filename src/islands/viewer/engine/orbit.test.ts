import { expect, test } from "vitest";
import { poses, views } from "../names.ts";
import { distanceToFit, eyeOf, interpolate, lensFor, orbitOf, rotated, viewOrbit, zoomed } from "./orbit.ts";
import { stances } from "./pose.ts";
import { eye, pictureAspect, target } from "./studio.ts";

const opened = viewOrbit("three-quarter", stances.opened, pictureAspect);

test("the first view stands where the poster's camera stood", () => {
  for (const [axis, value] of eyeOf(opened).entries()) expect(value).toBeCloseTo(eye[axis] ?? 0, 10);
  expect(opened.target).toEqual(target);
});

test("an eye becomes an orbit and an eye again", () => {
  const orbit = orbitOf([1, 2, 3], [0.5, 0.25, -1]);
  for (const [axis, value] of eyeOf(orbit).entries()) expect(value).toBeCloseTo([1, 2, 3][axis] ?? 0, 10);
});

test("a taller window sees as much across, and more above", () => {
  expect(lensFor(1).across).toBe(lensFor(pictureAspect).across);
  expect(lensFor(1).up).toBeGreaterThan(lensFor(pictureAspect).up);
  expect(lensFor(3).up).toBeCloseTo(lensFor(pictureAspect).up, 10);
});

test.each(views.flatMap((view) => poses.map((pose) => [view, pose] as const)))(
  "%s of the aircraft %s is above the ground",
  (view, pose) => {
    const orbit = viewOrbit(view, stances[pose], pictureAspect);
    expect(eyeOf(orbit)[1]).toBeGreaterThan(0);
    expect(orbit.distance).toBeGreaterThan(0.5);
  },
);

test("it turns around by the shorter way, and nearer at an even pace", () => {
  const from = { ...opened, azimuth: 170, distance: 1 };
  const to = { ...opened, azimuth: -170, distance: 4 };
  expect(interpolate(from, to, 0.5)).toMatchObject({ azimuth: 180, distance: 2 });
  expect(interpolate(from, to, 1).distance).toBeCloseTo(4, 10);
});

test("it goes neither below the ground, nor over the top, nor into the aircraft", () => {
  expect(rotated(opened, 0, -500).elevation).toBeGreaterThan(0);
  expect(rotated(opened, 0, 500).elevation).toBeLessThan(90);
  expect(zoomed(opened, 1000).distance).toBeGreaterThan(0.5);
  expect(zoomed(opened, 0.001).distance).toBeLessThan(10);
});

test("what is framed fits the window", () => {
  const { across, up } = lensFor(pictureAspect);
  const distance = distanceToFit(2, 0.6, pictureAspect, 1);
  expect(2 * across * distance).toBeGreaterThanOrEqual(2 - 1e-9);
  expect(2 * up * distance).toBeGreaterThanOrEqual(0.6);
});
