import type { Pose } from "../names.ts";

/** Where the aircraft is between its poses: 0 to 1 each. */
export interface Stance {
  /** 0 opened, 1 carried. */
  readonly fold: number;
  /** 0 on the ground, 1 in the air. */
  readonly lift: number;
}

export const stances: Readonly<Record<Pose, Stance>> = {
  carried: { fold: 1, lift: 0 },
  opened: { fold: 0, lift: 0 },
  flown: { fold: 0, lift: 1 },
};

export const smoothstep = (share: number) => share * share * (3 - 2 * share);

const clamp01 = (value: number) => Math.min(1, Math.max(0, value));

/** Degrees about an axis of the group's own frame, and the share of the folding in which it turns. */
export interface Joint {
  readonly axis: readonly [number, number, number];
  readonly opened: number;
  readonly carried: number;
  readonly start: number;
  readonly end: number;
}

/** Degrees of a joint, as art/sy300/pose.py has them. */
export function jointAngle({ opened, carried, start, end }: Joint, fold: number): number {
  return opened + (carried - opened) * smoothstep(clamp01((fold - start) / (end - start)));
}

/** Seconds from opened to carried, and from the ground into the air. */
const duration = { fold: 1.6, lift: 1.2 };

export const stepTowards = (now: number, goal: number, step: number) =>
  now < goal ? Math.min(goal, now + step) : Math.max(goal, now - step);

/** One step of the way; it lands before it folds, and is open before it takes off. */
export function stepStance(now: Stance, goal: Stance, seconds: number): Stance {
  const canFold = now.lift === 0;
  const canLift = now.fold === 0;
  return {
    fold: canFold ? stepTowards(now.fold, goal.fold, seconds / duration.fold) : now.fold,
    lift: canLift ? stepTowards(now.lift, goal.lift, seconds / duration.lift) : now.lift,
  };
}

export const isSameStance = (a: Stance, b: Stance) => a.fold === b.fold && a.lift === b.lift;
