import type { Quantities, Readings } from "../kit/quantity.ts";

export type TimeBudgetControl = "firstSeen" | "keepOut" | "speed" | "identify" | "decide" | "act";
export type TimeBudgetReadings = Readings<TimeBudgetControl>;

export const quantities: Quantities<TimeBudgetControl> = {
  firstSeen: { min: 500, max: 5000, step: 100, initial: 2000, unit: "m" },
  keepOut: { min: 50, max: 1000, step: 50, initial: 300, unit: "m" },
  speed: { min: 5, max: 50, step: 1, initial: 20, unit: "m/s" },
  identify: { min: 0, max: 60, step: 1, initial: 15, unit: "s" },
  decide: { min: 0, max: 120, step: 1, initial: 40, unit: "s" },
  act: { min: 0, max: 60, step: 1, initial: 20, unit: "s" },
};

/** How the drone comes; what the three steps take stays as it was set. */
export const situations = {
  slow: { firstSeen: 4000, speed: 10 },
  fast: { firstSeen: 1500, speed: 40 },
  masked: { firstSeen: 1000, speed: 20 },
} as const satisfies Record<string, Partial<TimeBudgetReadings>>;

export const steps = ["identify", "decide", "act"] as const;
export type Step = (typeof steps)[number];

export interface TimeBudget {
  /** Seconds. */
  readonly available: number;
  readonly used: number;
  readonly margin: number;
  /** Meters from the center at which each step begins and ends; never past the center. */
  readonly places: Readonly<Record<Step, { readonly from: number; readonly to: number }>>;
  /** Meters from the center when the last step ends. */
  readonly end: number;
  /** Meters inside the line by then. */
  readonly depth: number;
}

export function timeBudget(readings: TimeBudgetReadings): TimeBudget {
  const { firstSeen, keepOut, speed, identify, decide, act } = readings;
  const available = Math.max(0, (firstSeen - keepOut) / speed);
  const used = identify + decide + act;
  const after = (seconds: number) => Math.max(0, firstSeen - speed * seconds);
  const end = after(used);
  return {
    available,
    used,
    margin: available - used,
    places: {
      identify: { from: firstSeen, to: after(identify) },
      decide: { from: after(identify), to: after(identify + decide) },
      act: { from: after(identify + decide), to: end },
    },
    end,
    depth: Math.max(0, keepOut - end),
  };
}

/** Meters across the whole drawing. It widens with the first sight, but less: farther is seen to be farther. */
export const widthFor = (firstSeen: number) => 1500 + 0.75 * firstSeen;
