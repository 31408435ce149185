import { duration, type Exercise, type Outage, type Outcome, scoreAt, scoreOver } from "./model.ts";

/** What is lost until a moment of every outage and after the moment before it, as an area above the score. */
interface ScoreBand {
  readonly until: keyof Outage;
  /** In tenths of a percent, so that what is lost and what is left add up as printed. */
  readonly lost: number;
  /** Its lower edge over the exercise, as a path; one hundred down the sheet. */
  readonly edge: string;
  /** Where it begins and ends in the end, down the sheet; between them its name stands, if it has room for one. */
  readonly top: number;
  readonly bottom: number;
  readonly isNamed: boolean;
}

export interface ScoreSheet {
  /** The score at which the scale begins. */
  readonly start: number;
  readonly bands: Readonly<Record<keyof Outage, ScoreBand>>;
  /** Tenths of a percent. */
  readonly left: number;
  /** How far down the sheet the score has come in the end. */
  readonly end: number;
}

/** Near the score, so that a small loss can be read, with room below for its number. */
const scaleStartFor = (score: number) => [0.8, 0.5].find((start) => score - start > 0.33 * (1 - start)) ?? 0;

const tenths = (score: number) => Math.round(score * 1000);

/** A name ends with the exercise and, on a phone, begins about here: there and then its area must have room for it. */
const nameBegins = duration * 0.55;
const halfLine = 8;

export function scoreSheetOf(exercise: Exercise, outcome: Outcome): ScoreSheet {
  const start = scaleStartFor(outcome.availability);
  const down = (score: number) => +(((1 - score) / (1 - start)) * 100).toFixed(1);
  const bandFrom = (before: keyof Outage | undefined, until: keyof Outage): ScoreBand => {
    const score = (time: number) => scoreAt(time, exercise, outcome, until);
    const full = before ? scoreAt(duration, exercise, outcome, before) : 1;
    const top = down(full);
    const bottom = down(score(duration));
    const middle = (top + bottom) / 2;
    const points = scoreOver(exercise, outcome, until).map((point) => `${point.time} ${down(point.score)}`);
    return {
      until,
      lost: tenths(full) - tenths(score(duration)),
      edge: `M${points.join("L")}`,
      top,
      bottom,
      // On hatching no words can be read.
      isNamed: until !== "back" && middle - top >= halfLine && down(score(nameBegins)) - middle >= halfLine,
    };
  };
  return {
    start,
    bands: {
      noticed: bandFrom(undefined, "noticed"),
      begun: bandFrom("noticed", "begun"),
      back: bandFrom("begun", "back"),
    },
    left: tenths(outcome.availability),
    end: down(outcome.availability),
  };
}
