import { outAndBackCopy } from "../../content/instruments/out-and-back.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { type Budget, type Flight, planFlight } from "./model.ts";

const { sentence } = outAndBackCopy;
const minutes = (value: number) => formatMeasure(value, "min", 1);
const kilometers = (value: number) => formatMeasure(value, "km", 1);

/** What the drawing shows, in words. */
export function sentenceFor({ wind }: Flight, budget: Budget): string {
  const { out, back, calm, needed, usable, farthest, comesBack, isCapped } = budget;
  if (back === null || needed === null) return sentence.noHeadway(minutes(out));
  const ways =
    wind === 0
      ? [sentence.calm(minutes(calm))]
      : [
          sentence.windy(minutes(out), minutes(back)),
          sentence.balance(minutes(calm - out), minutes(back - calm)),
        ];
  const outcome = comesBack
    ? sentence.spare(minutes(usable - needed))
    : sentence.short(minutes(needed - usable), kilometers(farthest));
  return [...ways, outcome, ...(isCapped ? [sentence.capped] : [])].join(" ");
}

/** Far out, and hardly faster than the wind. */
const wordiest: Flight = { payload: "light", distance: 25.5, airspeed: 14, wind: 13, reserve: 25 };
export const longestSentence = sentenceFor(wordiest, planFlight(wordiest));
