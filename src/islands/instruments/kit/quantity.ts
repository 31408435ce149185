import { formatMeasure } from "./number-format.ts";

/** What a slider can be set to. */
export interface Quantity {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
  /** As written after the number; empty for a count. */
  readonly unit: string;
  /** How far apart the numbers of its scale stand, where round ones would not do: minutes go by the half hour. */
  readonly every?: number;
}

export type Quantities<Name extends string> = Readonly<Record<Name, Quantity>>;
export type Readings<Name extends string> = Readonly<Record<Name, number>>;

/** Decimals that the step needs. */
export const digitsOf = ({ step }: Quantity): 0 | 1 => (Number.isInteger(step) ? 0 : 1);

export const readingText = (value: number, quantity: Quantity) =>
  formatMeasure(value, quantity.unit, digitsOf(quantity));

export const initialReadings = <Name extends string>(quantities: Quantities<Name>): Readings<Name> =>
  Object.fromEntries(
    Object.entries<Quantity>(quantities).map(([name, { initial }]) => [name, initial]),
  ) as Readings<Name>;

/** The nearest value that the slider can show. */
export function nearestReading(value: number, { min, max, step }: Quantity): number {
  const inside = Math.min(max, Math.max(min, value));
  return Math.min(max, min + Math.round((inside - min) / step) * step);
}

/** What was typed, as a number; not a number where it is none. */
export function typedNumber(text: string): number {
  const plain = text.trim().replaceAll(",", "").replace("−", "-");
  return plain === "" ? Number.NaN : Number(plain);
}

/** A typed value as it will stand, and whether it had to be brought back. */
export function settle(text: string, last: number, quantity: Quantity) {
  const typed = typedNumber(text);
  const value = Number.isNaN(typed) ? last : nearestReading(typed, quantity);
  return { value, broughtBack: value !== typed };
}

/** Where a value stands on its scale, in percent. */
export const percentOf = (value: number, { min, max }: Pick<Quantity, "min" | "max">) =>
  ((value - min) / (max - min)) * 100;

/** About `wanted` round values from `min` to `max`: steps of 1, 2 or 5 times a power of ten. */
export function roundValues(min: number, max: number, wanted: number): number[] {
  const raw = (max - min) / wanted;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5].find((factor) => factor * power >= raw) ?? 10) * power;
  return multiplesOf(step, min, max);
}

function multiplesOf(step: number, min: number, max: number): number[] {
  const first = Math.ceil(min / step);
  const count = Math.floor(max / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** Intervals that read easily, whatever the power of ten. */
const easy = [1, 1.5, 2, 2.5, 3, 5];

/** The widest interval that reads easily and parts the whole scale evenly. */
function evenInterval({ min, max, step }: Quantity): number | undefined {
  const isEasy = (interval: number) =>
    interval % step === 0 && easy.includes(interval / 10 ** Math.floor(Math.log10(interval)));
  return [3, 4, 5, 6].map((parts) => (max - min) / parts).find(isEasy);
}

/** What stands on a scale between its ends: even parts of it, or, where it has none, all round values. */
function numbersOf(quantity: Quantity): number[] {
  const { min, max, every } = quantity;
  if (every) return multiplesOf(every, min, max);
  const interval = evenInterval(quantity);
  return interval
    ? multiplesOf(interval, 0, max - min).map((distance) => min + distance)
    : roundValues(min, max, 4);
}

/** Where a scale has a long tick and its number, from end to end, and where a short tick. */
export function ticksOf(quantity: Quantity) {
  const { min, max, step, every } = quantity;
  return {
    long: [...new Set([min, ...numbersOf(quantity), max])],
    short: every ? multiplesOf(every / 6, min, max) : roundValues(min, max, Math.min(20, (max - min) / step)),
  };
}
