import { exerciseCopy } from "../../content/instruments/exercise.ts";
import { formatNumber } from "../kit/number-format.ts";
import { clock } from "./clock.ts";
import { duration, type Exercise, type Outcome, runExercise } from "./model.ts";

const { sentence } = exerciseCopy;

/** What the drawing shows, in words. */
export function sentenceFor({ noticedAfter, hit, crews }: Exercise, outcome: Outcome): string {
  const { noticed, downtime, unnoticed, restored } = outcome;
  const total = formatNumber(downtime);
  if (noticed >= duration) return sentence.neverNoticed(total);
  const cost =
    noticedAfter === 0
      ? sentence.noticedAtOnce(total, crews < hit ? sentence.byCrews : sentence.byWork)
      : sentence.noticedLate(formatNumber(unnoticed), total);
  return `${restored === null ? sentence.notRestored : sentence.restored(clock(restored))} ${cost}`;
}

/** All hit, late and slow. */
const wordiest = { intrusion: 0, hit: 4, noticedAfter: 180, restoring: 120, crews: 1 };
export const longestSentence = sentenceFor(wordiest, runExercise(wordiest));
