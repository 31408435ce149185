import { treeLine as copy } from "../../../content/instruments/tree-line.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { readingText } from "../kit/quantity.ts";
import {
  farLimit,
  quantities,
  type Sight,
  sight,
  type TreeLineControl,
  type TreeLineReadings,
} from "./model.ts";

/** What the drawing shows, in words. */
export function sentenceFor(readings: TreeLineReadings, { view, seen, warning }: Sight): string {
  const text = (control: TreeLineControl) => readingText(readings[control], quantities[control]);
  const key = view === "cleared" && seen > farLimit ? "far" : view;
  return copy.sentence[key]({
    sensor: text("sensor"),
    obstacle: text("obstacle"),
    distance: text("distance"),
    altitude: text("altitude"),
    speed: text("speed"),
    seen: formatMeasure(seen, "m"),
    warning: formatMeasure(warning, "s"),
  });
}

/** Seen from as far as the scale reaches, high and slow. */
const wordiest = { sensor: 10, obstacle: 20, distance: 1000, altitude: 110, speed: 10 };
export const longestSentence = sentenceFor(wordiest, sight(wordiest));
