import { receiver as copy } from "../../../content/instruments/receiver.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { readingText } from "../kit/quantity.ts";
import {
  firstLostAt,
  fixLostAt,
  initialSettings,
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

/** At rest it says the most: nothing below has to wait for a longer one. */
export const longestSentence = sentenceFor(initialSettings, reception(initialSettings));
