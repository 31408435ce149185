import type { View } from "../names.ts";
import type { Stance } from "./pose.ts";
import { eye, flight, heading, lens, type Point, pictureAspect, target } from "./studio.ts";

/** Where the camera stands: degrees around and above what it looks at, and metres away from it. */
export interface Orbit {
  readonly azimuth: number;
  readonly elevation: number;
  readonly distance: number;
  readonly target: Point;
}

const degrees = 180 / Math.PI;
/** Never below the ground, and never quite overhead, where left and right would change places. */
const elevations = { lowest: 1, highest: 89.5 } as const;
const distances = { nearest: 0.55, farthest: 9 } as const;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export function orbitOf(from: Point, at: Point): Orbit {
  const [x, y, z] = [from[0] - at[0], from[1] - at[1], from[2] - at[2]];
  return {
    azimuth: Math.atan2(x, z) * degrees,
    elevation: Math.atan2(y, Math.hypot(x, z)) * degrees,
    distance: Math.hypot(x, y, z),
    target: at,
  };
}

export function eyeOf({ azimuth, elevation, distance, target: [x, y, z] }: Orbit): Point {
  const [around, above] = [azimuth / degrees, elevation / degrees];
  const flat = distance * Math.cos(above);
  return [x + flat * Math.sin(around), y + distance * Math.sin(above), z + flat * Math.cos(around)];
}

export const rotated = (orbit: Orbit, around: number, above: number): Orbit => ({
  ...orbit,
  azimuth: orbit.azimuth + around,
  elevation: clamp(orbit.elevation + above, elevations.lowest, elevations.highest),
});

/** Two is half as far away. */
export const zoomed = (orbit: Orbit, times: number): Orbit => ({
  ...orbit,
  distance: clamp(orbit.distance / times, distances.nearest, distances.farthest),
});

/** Tangents of half the angles that the camera sees. The width counts, so that a taller window shows more, not less. */
export function lensFor(aspect: number): { readonly across: number; readonly up: number } {
  const across = 0.5 / lens;
  return aspect > pictureAspect
    ? { across: (across / pictureAspect) * aspect, up: across / pictureAspect }
    : { across, up: across / aspect };
}

/** How far away something so wide and high fills the window but for a margin. */
export function distanceToFit(width: number, height: number, aspect: number, margin = 1.12): number {
  const { across, up } = lensFor(aspect);
  return clamp((margin / 2) * Math.max(width / across, height / up), distances.nearest, distances.farthest);
}

const mix = (a: number, b: number, share: number) => a + (b - a) * share;
const shortest = (from: number, to: number) => from + ((((to - from + 180) % 360) + 360) % 360) - 180;

/** Around by the shorter way, and nearer at an even pace. */
export const interpolate = (from: Orbit, to: Orbit, share: number): Orbit => ({
  azimuth: mix(from.azimuth, shortest(from.azimuth, to.azimuth), share),
  elevation: mix(from.elevation, to.elevation, share),
  distance: Math.exp(mix(Math.log(from.distance), Math.log(to.distance), share)),
  target: [
    mix(from.target[0], to.target[0], share),
    mix(from.target[1], to.target[1], share),
    mix(from.target[2], to.target[2], share),
  ],
});

/** Metres that the aircraft takes, opened and carried. */
const size = { opened: { span: 2.03, height: 0.62 }, carried: { span: 0.86, height: 1.32 } } as const;

const spanAt = (fold: number) => mix(size.opened.span, size.carried.span, fold);
const heightAt = (fold: number) => mix(size.opened.height, size.carried.height, fold);

const poster = orbitOf(eye, target);
/** Low and close, from the front left: rail, crate and gimbal below the hub. */
const payload: Orbit = { azimuth: heading + 66 - 6.1, elevation: 6, distance: 1.95, target: [0, 0.26, 0] };

/** The view in a window of this aspect, of the aircraft in this stance. */
export function viewOrbit(view: View, { fold, lift }: Stance, aspect: number): Orbit {
  const up = lift * flight.height;
  const middle: Point = [0, heightAt(fold) / 2 + up, 0];
  const span = spanAt(fold);
  const height = heightAt(fold);
  const elevation = {
    azimuth: heading,
    elevation: 3,
    distance: distanceToFit(span, height, aspect),
    target: middle,
  };
  switch (view) {
    case "three-quarter": {
      const [x, y, z] = target;
      // Folded it is taller than the picture's frame is meant for.
      const distance = poster.distance * mix(1, 1.08, fold);
      return { ...poster, distance, target: [mix(x, 0, fold), mix(y, 0.52, fold) + up * 0.8, z] };
    }
    case "top":
      return {
        ...elevation,
        azimuth: heading + 180,
        elevation: elevations.highest,
        distance: distanceToFit(span, span, aspect),
      };
    case "front":
      return elevation;
    case "side":
      return { ...elevation, azimuth: heading + 90 };
    case "payload":
      return { ...payload, target: [payload.target[0], payload.target[1] + up, payload.target[2]] };
  }
}
