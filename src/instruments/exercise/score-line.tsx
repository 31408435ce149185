import { exerciseCopy } from "../../content/instruments/exercise.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { duration, type Exercise, type Outcome, scoreOver } from "./model.ts";

/** In em. */
const height = 5;

interface ScoreLineProps {
  readonly exercise: Exercise;
  readonly outcome: Outcome;
}

/** The score as it falls, from all of it down to what is left at the end. What is lost is filled. */
export function ScoreLine({ exercise, outcome }: ScoreLineProps) {
  const { availability } = outcome;
  const line = scoreOver(exercise, outcome)
    .map(({ time, score }) => `${time} ${(1 - score) * 100}`)
    .join("L");
  const end = (1 - availability) * height;
  return (
    <svg aria-hidden="true" className="mt-[1.6em] block h-[5em] w-full overflow-visible fill-second">
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        viewBox={`0 0 ${duration} 100`}
        preserveAspectRatio="none"
        overflow="visible"
        fill="none"
      >
        <path d={`M${line}V0Z`} className="fill-plate" />
        <path
          d={`M0 0H${duration}M0 100H${duration}`}
          className="stroke-rule"
          vectorEffect="non-scaling-stroke"
        />
        <path d={`M${line}`} strokeWidth="2.5" className="stroke-text" vectorEffect="non-scaling-stroke" />
      </svg>
      <g textAnchor="end" className="hidden sm:inline">
        <text x="-0.8em" y="0.4em">
          100%
        </text>
        <text x="-0.8em" y={`${height}em`}>
          0%
        </text>
      </g>
      <text x="0.6em" y={`${height - 0.5}em`} className="fill-text">
        {exerciseCopy.drawing.score}
      </text>
      <text
        x="100%"
        y={`${availability > 0.3 ? end + 1.5 : end - 0.6}em`}
        textAnchor="end"
        className="fill-text"
      >
        {formatMeasure(availability * 100, "%", 1)}
      </text>
    </svg>
  );
}
