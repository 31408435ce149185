import { published } from "../../../content/products/syfor-drones/specifications.ts";
import { initialReadings, type Quantities, type Readings } from "../kit/quantity.ts";

/** A flight with the wind out to a point and against it home. Kilometers, meters a second, minutes. */
export type Payload = "light" | "heavy";

/** Minutes at the two published points. Nothing is known between them. */
export const endurance: Record<Payload, number> = {
  light: published.light.minutes,
  heavy: published.heavy.minutes,
};
export const publishedRadius = published.radiusInKilometers;

type FlightControl = "distance" | "airspeed" | "wind" | "reserve";

export const quantities: Quantities<FlightControl> = {
  distance: { min: 1, max: publishedRadius, step: 0.5, initial: 5, unit: "km" },
  airspeed: { min: 8, max: 25, step: 1, initial: 15, unit: "m/s" },
  wind: { min: 0, max: 15, step: 1, initial: 5, unit: "m/s" },
  /** Of the endurance, not to be flown. */
  reserve: { min: 0, max: 40, step: 5, initial: 20, unit: "%" },
};

export interface Flight extends Readings<FlightControl> {
  readonly payload: Payload;
}

export const defaults: Flight = { payload: "light", ...initialReadings(quantities) };

/** One flight in still air and in wind, then a short one with the heavy load; the reserve stays as it was set. */
export const situations = {
  calm: { payload: "light", distance: 15, airspeed: 15, wind: 0 },
  windy: { payload: "light", distance: 15, airspeed: 15, wind: 10 },
  heavy: { payload: "heavy", distance: 5, airspeed: 15, wind: 5 },
} as const satisfies Record<string, Partial<Flight>>;

export interface Budget {
  readonly usable: number;
  /** Minutes of the way out, which the wind always allows, and of either way without wind. */
  readonly out: number;
  readonly calm: number;
  /** Null when the wind leaves no headway, so that there is no way back. */
  readonly back: number | null;
  readonly needed: number | null;
  readonly farthest: number;
  /** The published radius, not the battery, is what ends the flight. */
  readonly isCapped: boolean;
  readonly comesBack: boolean;
}

const minutes = (kilometers: number, speed: number) => (kilometers * 1000) / speed / 60;

export function planFlight({ payload, distance, airspeed, wind, reserve }: Flight): Budget {
  const usable = endurance[payload] * (1 - reserve / 100);
  const out = minutes(distance, airspeed + wind);
  const calm = minutes(distance, airspeed);
  if (airspeed <= wind)
    return { usable, out, calm, back: null, needed: null, farthest: 0, isCapped: false, comesBack: false };
  const back = minutes(distance, airspeed - wind);
  const reach = (usable * 60 * (airspeed ** 2 - wind ** 2)) / (2 * airspeed) / 1000;
  const farthest = Math.min(reach, publishedRadius);
  return {
    usable,
    out,
    calm,
    back,
    needed: out + back,
    farthest,
    isCapped: reach >= publishedRadius,
    comesBack: distance <= farthest,
  };
}
