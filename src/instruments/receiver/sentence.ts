import { receiver as copy } from "../../content/instruments/receiver.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { readingText } from "../kit/quantity.ts";
import {
  lostAt,
  nominal,
  quantities,
  type ReceiverSettings,
  type Reception,
  reception,
  utmost,
} from "./model.ts";

/** What the drawing shows, in words. */
export function sentenceFor(
  { mode, interference, minutes }: ReceiverSettings,
  { tracked, fix, error = 0 }: Reception,
) {
  const { counts, captured, deceived, minutes: say, interference: level, ...jammed } = copy.sentence;
  if (mode === "spoofing")
    return minutes === 0 ? captured : deceived(say[minutes] ?? "", formatMeasure(error, "m"));
  return jammed[fix](
    level(readingText(Math.abs(interference), quantities.interference), interference),
    counts[tracked] ?? "",
    lostAt(Math.min(...nominal)),
    utmost.jamming.interference + 1,
  );
}

/** Just lost: three are left, the longest of the counts that are too few. */
const wordiest: ReceiverSettings = { ...utmost.jamming, interference: utmost.jamming.interference + 1 };
export const longestSentence = sentenceFor(wordiest, reception(wordiest));
