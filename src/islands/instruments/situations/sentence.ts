import {
  situations as copy,
  type SensorName,
  type SituationName,
} from "../../../content/instruments/situations.ts";
import { sensorsThat } from "./model.ts";

/** As a sentence lists: "a", "a and b", "a, b, and c". */
function listed(names: readonly string[]): string {
  if (names.length < 3) return names.join(" and ");
  return `${names.slice(0, -1).join(", ")}, and ${names.at(-1)}`;
}

const namesOf = (sensors: readonly SensorName[]) => listed(sensors.map((sensor) => copy.inSentence[sensor]));

/** Who is left, in words. */
export function sentenceFor(situation: SituationName): string {
  const { nobody, one, many, counts, limited, blind } = copy.sentence;
  const seeing = sensorsThat(situation, "sees");
  const others = [
    { sensors: sensorsThat(situation, "limited"), say: limited },
    { sensors: sensorsThat(situation, "blind"), say: blind },
  ];
  const names = namesOf(seeing);
  const left =
    seeing.length === 0
      ? nobody
      : seeing.length === 1
        ? one(names)
        : many(counts[seeing.length] ?? "", names);
  return [
    left,
    ...others.filter(({ sensors }) => sensors.length > 0).map(({ sensors, say }) => say(namesOf(sensors))),
  ].join(" ");
}

export const longestSentence = (Object.keys(copy.options) as SituationName[])
  .map(sentenceFor)
  .reduce((longest, sentence) => (sentence.length > longest.length ? sentence : longest));
