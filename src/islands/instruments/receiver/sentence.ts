import { receiver as copy } from "../../../content/instruments/receiver.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { readingText } from "../kit/quantity.ts";
import {
  firstLostAt,
  fixLostAt,
  quantities,
  type ReceiverSettings,
  type Reception,
  reception,
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
    firstLostAt,
    fixLostAt,
  );
}

/** Under a quiet sky it says the most: what is to come. */
const wordiest: ReceiverSettings = { mode: "jamming", interference: quantities.interference.min, minutes: 0 };
export const longestSentence = sentenceFor(wordiest, reception(wordiest));
