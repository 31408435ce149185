import { exerciseCopy } from "../../content/instruments/exercise.ts";
import { duration, type Exercise, type Outcome, scoreOver } from "./model.ts";

interface ScoreLineProps {
  readonly exercise: Exercise;
  readonly outcome: Outcome;
}

/** The score as it falls, from all of it down to what is left at the end. */
export function ScoreLine({ exercise, outcome }: ScoreLineProps) {
  const line = scoreOver(exercise, outcome)
    .map(({ time, score }) => `${time} ${(1 - score) * 100}`)
    .join("L");
  return (
    <svg aria-hidden="true" className="mt-[1.4em] block h-[7em] w-full overflow-visible">
      <svg
        aria-hidden="true"
        width="100%"
        height="100%"
        viewBox={`0 0 ${duration} 100`}
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        <path d={`M${line}V100H0Z`} className="fill-plate" />
        <path
          d={`M0 0H${duration}M0 100H${duration}`}
          className="stroke-rule"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={`M${line}`}
          fill="none"
          strokeWidth="2"
          className="stroke-text"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <g textAnchor="end" className="fill-second">
        <text x="-0.8em" y="0.9em">
          1
        </text>
        <text x="-0.8em" y="6.9em">
          0
        </text>
        <text x="100%" dx="-0.5em" y="6.3em" className="fill-text">
          {exerciseCopy.drawing.score}
        </text>
      </g>
    </svg>
  );
}
