import { exerciseCopy } from "../../../content/instruments/exercise.ts";
import { formatNumber } from "../kit/number-format.ts";
import { clock } from "./clock.ts";
import { duration, type Exercise, type Outcome, runExercise } from "./model.ts";

const { sentence } = exerciseCopy;

/** What the drawing shows, in words. */
export function sentenceFor({ intrusion, noticedAfter, hit, crews }: Exercise, outcome: Outcome): string {
  const { noticed, downtime, unnoticed, restored } = outcome;
  const total = formatNumber(downtime);
  if (noticed >= duration) return sentence.neverNoticed(total);
  const cost =
    noticedAfter === 0
      ? sentence.noticedAtOnce(total, crews < hit ? sentence.byCrews : sentence.byWork)
      : sentence.noticedLate(formatNumber(unnoticed), total);
  const began = clock(intrusion);
  const end = restored === null ? sentence.notRestored(began) : sentence.restored(began, clock(restored));
  return `${end} ${cost}`;
}

/** All hit, noticed at once, and a slow crew that is just done by the end. */
const wordiest = { intrusion: 0, hit: 4, noticedAfter: 0, restoring: 110, crews: 1 };
export const longestSentence = sentenceFor(wordiest, runExercise(wordiest));
