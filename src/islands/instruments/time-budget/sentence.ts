import { timeBudget as copy } from "../../../content/instruments/time-budget.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { readingText } from "../kit/quantity.ts";
import { quantities, type TimeBudget, type TimeBudgetReadings, timeBudget } from "./model.ts";

/** What the drawing shows, in words. */
export function sentenceFor(readings: TimeBudgetReadings, budget: TimeBudget): string {
  const margin = Math.round(budget.margin);
  const seconds = (value: number) => formatMeasure(value, "s");
  const used = seconds(budget.used);
  if (readings.firstSeen <= readings.keepOut) return copy.sentence.seenInside(used);
  const account = {
    seenAt: readingText(readings.firstSeen, quantities.firstSeen),
    speed: readingText(readings.speed, quantities.speed),
    available: seconds(budget.available),
    used,
  };
  if (margin >= 0) return copy.sentence.inTime(account, seconds(margin));
  const depth = formatMeasure(budget.depth, "m");
  const where = budget.end === 0 ? copy.sentence.atCenter(depth) : copy.sentence.inside(depth);
  return copy.sentence.overspent(account, where);
}

/** Four-digit meters, three-digit seconds, and the center reached. */
const wordiest = { firstSeen: 2600, keepOut: 1000, speed: 16, identify: 58, decide: 92, act: 53 };
export const longestSentence = sentenceFor(wordiest, timeBudget(wordiest));
