import { outAndBackCopy } from "../../../content/instruments/out-and-back.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { type Budget, type Flight, planFlight } from "./model.ts";

const { sentence } = outAndBackCopy;
const minutes = (value: number) => formatMeasure(value, "min", 1);
const kilometers = (value: number) => formatMeasure(value, "km", 1);

/** What the drawing shows, in words. */
export function sentenceFor({ wind }: Flight, budget: Budget): string {
  const { out, back, calm, needed, usable, farthest, comesBack, isCapped } = budget;
  if (back === null || needed === null) return sentence.noHeadway(minutes(out));
  const way = wind === 0 ? sentence.calm(minutes(calm)) : sentence.windy(minutes(out), minutes(back));
  // Where there is more to say, what the wind gives and takes is left to the drawing.
  const balance = wind > 0 && comesBack && !isCapped;
  const outcome = comesBack
    ? sentence.spare(minutes(usable - needed))
    : sentence.short(minutes(needed - usable), kilometers(farthest));
  return [
    way,
    outcome,
    ...(balance ? [sentence.balance(minutes(calm - out), minutes(back - calm))] : []),
    ...(isCapped ? [sentence.capped] : []),
  ].join(" ");
}

/** All the way out, and more than an hour short of the way back. */
const wordiest: Flight = { payload: "light", distance: 30, airspeed: 11, wind: 7, reserve: 15 };
export const longestSentence = sentenceFor(wordiest, planFlight(wordiest));
