import {
  type Sensing,
  type SensorName,
  type SituationName,
  situations,
} from "../../../content/instruments/situations.ts";

export const sensorNames = Object.keys(situations.sensors) as SensorName[];
export const situationNames = Object.keys(situations.options) as SituationName[];

/** From the best answer to the worst. */
export const sensings: readonly Sensing[] = ["sees", "limited", "blind"];

export const initialSituation: SituationName = "radio";

/** The sensors that answer with this word, in order. */
export const sensorsThat = (situation: SituationName, word: Sensing): SensorName[] =>
  sensorNames.filter((sensor) => situations.answers[situation][sensor].word === word);
