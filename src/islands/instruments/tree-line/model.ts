import type { Quantities, Readings } from "../kit/quantity.ts";

export type TreeLineControl = "sensor" | "obstacle" | "distance" | "altitude" | "speed";
export type TreeLineReadings = Readings<TreeLineControl>;

export const quantities: Quantities<TreeLineControl> = {
  sensor: { min: 2, max: 40, step: 1, initial: 10, unit: "m" },
  obstacle: { min: 0, max: 40, step: 1, initial: 20, unit: "m" },
  distance: { min: 100, max: 2000, step: 50, initial: 500, unit: "m" },
  altitude: { min: 5, max: 150, step: 5, initial: 60, unit: "m" },
  speed: { min: 5, max: 50, step: 1, initial: 20, unit: "m/s" },
};

const trees = { obstacle: 20, distance: 500 };
/** Where mast, trees and drone stand; the drone's speed stays as it was set. */
export const situations = {
  low: { sensor: 10, ...trees, altitude: 30 },
  hidden: { sensor: 10, ...trees, altitude: 15 },
  raised: { sensor: 18, ...trees, altitude: 30 },
} as const satisfies Record<string, Partial<TreeLineReadings>>;

/** Beyond this, geometry is no longer what limits. */
export const farLimit = 10_000;

/**
 * cleared: seen once it stands high enough above the obstacle. open: never masked.
 * hidden: until it passes the obstacle. shadow: hidden only just behind the obstacle.
 */
type View = "cleared" | "open" | "hidden" | "shadow";

export interface Sight {
  readonly view: View;
  /** Meters; without end when nothing masks. */
  readonly seen: number;
  /** Seconds. */
  readonly warning: number;
}

function viewOf({ sensor, obstacle, altitude }: TreeLineReadings): View {
  if (altitude >= obstacle) return obstacle > sensor ? "cleared" : "open";
  return obstacle >= sensor ? "hidden" : "shadow";
}

function seenFrom(view: View, { sensor, obstacle, distance, altitude }: TreeLineReadings): number {
  if (view === "open") return Number.POSITIVE_INFINITY;
  if (view === "hidden") return distance;
  return (distance * (altitude - sensor)) / (obstacle - sensor);
}

export function sight(readings: TreeLineReadings): Sight {
  const view = viewOf(readings);
  const seen = seenFrom(view, readings);
  return { view, seen, warning: seen / readings.speed };
}
