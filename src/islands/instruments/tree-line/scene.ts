import type { Sight, TreeLineReadings } from "./model.ts";

/** The side view in its own measures: meters across, percent down, heights exaggerated. */
export const width = 4000;
export const groundLine = 87;
const sky = 75;

/** Meters over that much sky: a higher drone is drawn higher, though the scale gives way a little. */
const span = (altitude: number) => 38 + 0.78 * altitude;
const top = (altitude: number) => (span(altitude) * groundLine) / sky;

export interface Scene {
  /** Percent across. */
  readonly across: (meters: number) => number;
  /** Percent down. */
  readonly down: (meters: number) => number;
  /** Where the line of sight over the obstacle leaves the drawing or meets the ground. */
  readonly sightEnd: { readonly distance: number; readonly height: number };
  /** Percent across and down: what the sensor cannot see. */
  readonly masked: readonly (readonly [number, number])[];
  /** Meters from the sensor at which the drone is drawn. */
  readonly drone: number;
}

function sightEnd({ sensor, obstacle, distance, altitude }: TreeLineReadings) {
  const slope = (obstacle - sensor) / distance;
  const limit = slope > 0 ? (top(altitude) - sensor) / slope : slope < 0 ? sensor / -slope : width;
  const end = Math.min(width, limit);
  return { distance: end, height: sensor + slope * end };
}

export function sceneOf(readings: TreeLineReadings, { seen }: Sight): Scene {
  const { obstacle, distance, altitude } = readings;
  const across = (meters: number) => (meters / width) * 100;
  const down = (meters: number) => groundLine - (meters / span(altitude)) * sky;
  const end = sightEnd(readings);
  const corner = (x: number, y: number) => [across(x), down(y)] as const;
  const beyond = end.distance < width && end.height > 0 ? [corner(width, end.height)] : [];
  const foot = end.height > 0 ? [corner(width, 0)] : [];
  return {
    across,
    down,
    sightEnd: end,
    masked:
      obstacle === 0
        ? []
        : [
            corner(distance, obstacle),
            corner(end.distance, end.height),
            ...beyond,
            ...foot,
            corner(distance, 0),
          ],
    drone: Math.min(seen, 0.97 * width),
  };
}
