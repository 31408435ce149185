import { initialReadings, type Quantities, type Readings } from "../kit/quantity.ts";

/** An exercise of eight hours on four services. All times are minutes of the exercise. */
export const duration = 480;
export const serviceCount = 4;

type ExerciseControl = "intrusion" | "hit" | "noticedAfter" | "restoring" | "crews";
export type Exercise = Readings<ExerciseControl>;

/** Three times, then two counts. */
export const quantities: Quantities<ExerciseControl> = {
  intrusion: { min: 0, max: 420, step: 10, initial: 120, unit: "min", every: 120 },
  noticedAfter: { min: 0, max: 180, step: 5, initial: 25, unit: "min", every: 60 },
  restoring: { min: 5, max: 120, step: 5, initial: 30, unit: "min", every: 30 },
  hit: { min: 1, max: serviceCount, step: 1, initial: 3, unit: "" },
  crews: { min: 1, max: 4, step: 1, initial: 1, unit: "" },
};

export const defaults: Exercise = initialReadings(quantities);

const attack = { intrusion: 120, hit: 3, restoring: 30 };
/** One attack, met in three ways: more crews win back less than an earlier look. */
export const situations = {
  late: { ...attack, noticedAfter: 120, crews: 1 },
  crews: { ...attack, noticedAfter: 120, crews: 3 },
  early: { ...attack, noticedAfter: 5, crews: 1 },
} as const satisfies Record<string, Exercise>;

/** The moments of a service that is down. */
export interface Outage {
  /** When somebody notices. */
  readonly noticed: number;
  /** When a crew begins with this service. */
  readonly begun: number;
  /** When it would be back, however long the exercise lasts. */
  readonly back: number;
}

export interface Outcome {
  /** When the first crew sets out. */
  readonly noticed: number;
  readonly outages: readonly Outage[];
  readonly downtime: number;
  /** The part of the downtime that had passed before anyone looked. */
  readonly unnoticed: number;
  readonly availability: number;
  /** When the last service is back; null when the exercise ends first. */
  readonly restored: number | null;
}

/** Service-minutes that are lost by `time` and before that moment of each outage, counted over all services. */
function lostBy(
  time: number,
  { intrusion }: Exercise,
  outages: readonly Outage[],
  until: keyof Outage = "back",
): number {
  return outages.reduce((sum, outage) => sum + Math.max(0, Math.min(time, outage[until]) - intrusion), 0);
}

const share = (lost: number) => 1 - lost / (serviceCount * duration);

export function runExercise(exercise: Exercise): Outcome {
  const { intrusion, hit, noticedAfter, restoring, crews } = exercise;
  const noticed = intrusion + noticedAfter;
  const outages = Array.from({ length: hit }, (_, service) => {
    const begun = noticed + Math.floor(service / crews) * restoring;
    return { noticed, begun, back: begun + restoring };
  });
  const downtime = lostBy(duration, exercise, outages);
  const last = Math.max(...outages.map(({ back }) => back));
  return {
    noticed,
    outages,
    downtime,
    unnoticed: lostBy(duration, exercise, outages, "noticed"),
    availability: share(downtime),
    restored: last <= duration ? last : null,
  };
}

interface ScorePoint {
  readonly time: number;
  readonly score: number;
}

/** The score at a moment: what was not lost by then, or would not have been, had each outage ended sooner. */
export const scoreAt = (time: number, exercise: Exercise, { outages }: Outcome, until?: keyof Outage) =>
  share(lostBy(time, exercise, outages, until));

/** The score over the exercise: full at the start, less for every service-minute lost. Straight between points. */
export function scoreOver(exercise: Exercise, outcome: Outcome, until: keyof Outage = "back"): ScorePoint[] {
  const ends = outcome.outages.map((outage) => outage[until]).filter((end) => end < duration);
  const turns = [0, exercise.intrusion, ...ends, duration];
  return [...new Set(turns)].map((time) => ({ time, score: scoreAt(time, exercise, outcome, until) }));
}
