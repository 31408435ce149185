import { exerciseCopy } from "../../content/instruments/exercise.ts";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { percent } from "../kit/place.ts";
import {
  duration,
  type Exercise,
  type Outcome,
  runExercise,
  type ScorePoint,
  scoreOver,
  serviceCount,
} from "./model.ts";

interface ScoreLineProps {
  readonly exercise: Exercise;
  readonly outcome: Outcome;
}

/** Where the scale ends: near the score, so that a small loss can be read as well as a large one. */
const scaleEndFor = (score: number) => [0.8, 0.5].find((end) => score > end) ?? 0;

const share = (score: number) => formatMeasure(score * 100, "%", 1);

/** The score as it falls, below the one that noticing at once would have kept. What each lost is filled. */
export function ScoreLine({ exercise, outcome }: ScoreLineProps) {
  const { availability } = outcome;
  const watchful = { ...exercise, noticedAfter: 0 };
  const best = runExercise(watchful);
  const scaleEnd = scaleEndFor(availability);
  const down = (value: number) => ((1 - value) / (1 - scaleEnd)) * 100;
  const along = (points: readonly ScorePoint[]) =>
    points.map(({ time, score: value }) => `${time} ${down(value)}`).join("L");
  const score = scoreOver(exercise, outcome);
  const line = along(score);
  const bestLine = along(scoreOver(watchful, best));
  return (
    <>
      <p aria-hidden="true" className="mt-[1.2em] mb-[0.6em] max-w-none">
        {exerciseCopy.drawing.score(formatNumber(serviceCount * duration))}
        {exerciseCopy.drawing.lost}
      </p>
      <svg aria-hidden="true" className="block h-[6em] w-full sm:h-[7.5em] overflow-visible fill-second">
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${duration} 100`}
          preserveAspectRatio="none"
          overflow="visible"
          fill="none"
        >
          <path d={`M${bestLine}V0Z`} className="fill-rule" />
          <path d={`M${bestLine}L${along(score.toReversed())}Z`} className="fill-signal" />
          <path
            d={`M0 0H${duration}M0 100H${duration}`}
            className="stroke-rule"
            vectorEffect="non-scaling-stroke"
          />
          <path d={`M${line}`} strokeWidth="2.5" className="stroke-text" vectorEffect="non-scaling-stroke" />
        </svg>
        <g className="sm:[text-anchor:end] sm:[translate:-1.2em]">
          <text x="0.4em" y="0.4em" className="halo max-sm:[translate:0_1em]">
            100%
          </text>
          <text x="0.4em" y="100%" className="max-sm:[translate:0_-0.4em]">
            {formatMeasure(scaleEnd * 100, "%")}
          </text>
        </g>
        <text
          x="100%"
          y={percent(down(availability))}
          dy={down(availability) < 75 ? "1.4em" : "-0.9em"}
          textAnchor="end"
          className="halo fill-text"
        >
          {share(availability)}
          {availability < best.availability && exerciseCopy.drawing.atOnce(share(best.availability))}
        </text>
      </svg>
    </>
  );
}
