import type { Reception } from "./model.ts";

/** The flight as drawn, in percent across and down. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const fixCount = 25;
/** Where on the way a spoofer takes over. */
const capture = 0.3;
/** Percent of the drawing's height for a hundred meters. */
const perHundredMeters = 9;

export const truePlace = (progress: number): Place => ({
  x: 2 + progress * 92,
  y: 52 - 22 * Math.sin(progress * 4.4 + 0.3),
});

/** Repeatable disorder: the same index always strays the same way. */
const stray = (index: number, salt: number) => {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
};

const progressOf = (index: number) => index / (fixCount - 1);

/** How far fixes stray as the signals sink, in percent. */
const spreadOf = ({ levels }: Reception, best: number) => 1.4 * 10 ** ((best - (levels[0] ?? best)) / 12.9);

/** None is left when too few are tracked. */
function jammed(reception: Reception, best: number): Place[] {
  if (reception.fix === "lost") return [];
  const spread = spreadOf(reception, best);
  return Array.from({ length: fixCount }, (_, index) => {
    const { x, y } = truePlace(progressOf(index));
    return { x: x + stray(index, 1) * spread * 0.3, y: y + stray(index, 87) * spread };
  });
}

/** Fixes stay in line and leave the truth step by step. */
function spoofed(error: number): Place[] {
  return Array.from({ length: fixCount }, (_, index) => {
    const { x, y } = truePlace(progressOf(index));
    const pull = Math.max(0, (progressOf(index) - capture) / (1 - capture));
    return { x, y: y - (error / 100) * perHundredMeters * pull * pull * (3 - 2 * pull) };
  });
}

export const fixesOf = (reception: Reception, best: number): Place[] =>
  reception.error === undefined ? jammed(reception, best) : spoofed(reception.error);
