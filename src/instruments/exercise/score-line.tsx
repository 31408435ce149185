import { exerciseCopy } from "../../content/instruments/exercise.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { percent } from "../kit/place.ts";
import { duration, type Exercise, type Outcome, scoreOver } from "./model.ts";

interface ScoreLineProps {
  readonly exercise: Exercise;
  readonly outcome: Outcome;
}

/** The score as it falls, from all of it down to what is left at the end. What is left is filled. */
export function ScoreLine({ exercise, outcome }: ScoreLineProps) {
  const { availability } = outcome;
  const line = scoreOver(exercise, outcome)
    .map(({ time, score }) => `${time} ${(1 - score) * 100}`)
    .join("L");
  return (
    <svg
      aria-hidden="true"
      className="mt-[1.6em] block h-[3.6em] w-full sm:h-[5em] overflow-visible fill-second"
    >
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        viewBox={`0 0 ${duration} 100`}
        preserveAspectRatio="none"
        overflow="visible"
        fill="none"
      >
        <path d={`M${line}V100H0Z`} className="fill-rule" fillOpacity="0.5" />
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
        <text x="-0.8em" y="100%">
          0%
        </text>
      </g>
      <text x="0.6em" y="100%" dy="-0.5em" className="fill-text">
        {exerciseCopy.drawing.score}
      </text>
      <text
        x="100%"
        y={percent((1 - availability) * 100)}
        dy={availability > 0.4 ? "1.4em" : "-0.6em"}
        textAnchor="end"
        className="fill-text"
      >
        {formatMeasure(availability * 100, "%", 1)}
      </text>
    </svg>
  );
}
