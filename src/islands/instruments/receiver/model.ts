import type { Quantities } from "../kit/quantity.ts";

type Mode = "jamming" | "spoofing";
type Fix = "held" | "degraded" | "lost";

export interface ReceiverSettings {
  readonly mode: Mode;
  /** Decibels over the receiver's noise. */
  readonly interference: number;
  readonly minutes: number;
}

export const quantities: Quantities<"interference" | "minutes"> = {
  interference: { min: -20, max: 40, step: 1, initial: 15, unit: "dB" },
  minutes: { min: 0, max: 10, step: 1, initial: 0, unit: "min" },
};

/** What each mode is set by. */
export const controlOf = { jamming: "interference", spoofing: "minutes" } as const;

/** Jammed from the start: at an open sky there is nothing to see. */
export const initialSettings: ReceiverSettings = {
  mode: "jamming",
  interference: quantities.interference.initial,
  minutes: quantities.minutes.initial,
};

/** Jamming shows, spoofing need not. */
export const situations = {
  quiet: { mode: "jamming", interference: quantities.interference.min },
  degraded: { mode: "jamming", interference: 15 },
  drowned: { mode: "jamming", interference: 20 },
  deceived: { mode: "spoofing", minutes: 5 },
} as const satisfies Record<string, Partial<ReceiverSettings>>;

/** C/N0 in dB-Hz under an open sky. All illustrative. */
export const nominal = [50, 48, 47, 45, 44, 42, 40, 38] as const;
export const threshold = 28;
const needed = 4;
const metersPerMinute = 60;

/** What white noise of that level takes from every signal, in decibels. */
export const loss = (interference: number) => 10 * Math.log10(1 + 10 ** (interference / 10));

/** The nearest whole number, except that a lost signal never prints as one that is tracked. */
export const printedLevel = (level: number) =>
  Math.max(0, Math.min(Math.round(level), level < threshold ? threshold - 1 : Number.POSITIVE_INFINITY));

/** The first whole decibel of interference at which a signal is no longer tracked. */
export const lostAt = (level: number) => Math.ceil(10 * Math.log10(10 ** ((level - threshold) / 10) - 1));

/** The weakest signal goes first; with the fourth strongest the fix is lost. */
export const firstLostAt = lostAt(nominal[nominal.length - 1] ?? 0);
export const fixLostAt = lostAt(nominal[needed - 1] ?? 0);

export interface Reception {
  /** C/N0 in dB-Hz, one per satellite. */
  readonly levels: readonly number[];
  readonly tracked: number;
  readonly fix: Fix;
  /** Meters; under jamming the model has none. */
  readonly error: number | undefined;
}

const fixOf = (tracked: number): Fix =>
  tracked === nominal.length ? "held" : tracked >= needed ? "degraded" : "lost";

export function reception({ mode, interference, minutes }: ReceiverSettings): Reception {
  const taken = mode === "jamming" ? loss(interference) : 0;
  const levels = nominal.map((level) => level - taken);
  const tracked = levels.filter((level) => level >= threshold).length;
  return {
    levels,
    tracked,
    fix: fixOf(tracked),
    error: mode === "spoofing" ? minutes * metersPerMinute : undefined,
  };
}
