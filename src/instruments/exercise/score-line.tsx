import { exerciseCopy } from "../../content/instruments/exercise.ts";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { em, percent } from "../kit/place.ts";
import { duration, type Exercise, type Outcome, scoreAt, scoreOver, serviceCount } from "./model.ts";

interface ScoreLineProps {
  readonly exercise: Exercise;
  readonly outcome: Outcome;
}

interface Band {
  readonly name: string;
  /** Tenths of a percent that are left when the exercise ends. */
  readonly left: number;
  readonly line: string;
  readonly depth: (time: number) => number;
}

/** Where the scale begins: near the score, so that a small loss can be read, with room below for its number. */
const scaleStartFor = (score: number) => [0.8, 0.5].find((start) => score - start > 0.33 * (1 - start)) ?? 0;

/** In tenths of a percent, so that what is lost and what is left add up as printed. */
const tenths = (score: number) => Math.round(score * 1000);
const share = (tenthsOfPercent: number) => formatMeasure(tenthsOfPercent / 10, "%", 1);

/** A name ends with the exercise and, on a phone, begins about here: there and then its area must have room for it. */
const nameBegins = duration * 0.55;
const halfLine = 8;
const isInside = (middle: number, from: number, to: number) =>
  middle - from >= halfLine && to - middle >= halfLine;

const { drawing } = exerciseCopy;
const { unnoticed, waiting, restoring } = drawing.phases;
/** What cost how much, one below the other, each up to a moment of every outage. */
const costs = [
  ["noticed", unnoticed],
  ["begun", waiting],
  ["back", restoring],
] as const;

/** The score as it falls, and above it what was lost, filled as in the rows. */
export function ScoreLine({ exercise, outcome }: ScoreLineProps) {
  const start = scaleStartFor(outcome.availability);
  const startText = formatMeasure(start * 100, "%");
  const down = (value: number) => +(((1 - value) / (1 - start)) * 100).toFixed(1);
  const bands = costs.map(([until, name]): Band => {
    const score = (time: number) => scoreAt(time, exercise, outcome, until);
    const line = scoreOver(exercise, outcome, until).map((point) => `${point.time} ${down(point.score)}`);
    return {
      name,
      left: tenths(score(duration)),
      line: `M${line.join("L")}`,
      depth: (time: number) => down(score(time)),
    };
  });
  const [delay, wait, whole] = bands as [Band, Band, Band];
  const losses = bands
    .map(({ name, left, depth }, index) => {
      const above = bands[index - 1];
      const top = above?.depth(duration) ?? 0;
      const middle = (top + depth(duration)) / 2;
      return {
        name,
        lost: (above?.left ?? 1000) - left,
        middle,
        isNamed: isInside(middle, top, depth(nameBegins)),
      };
    })
    .filter(({ lost }) => lost > 0);
  const end = whole.depth(duration);
  const unnamed = losses
    .filter(({ isNamed }) => !isNamed)
    .map(({ name, lost }) => `; ${name} ${share(lost)}`);
  return (
    <>
      <p aria-hidden="true" className="mt-[1em] mb-[0.4em] font-sans text-small">
        {drawing.score(formatNumber(serviceCount * duration))}
      </p>
      <svg aria-hidden="true" className="block h-[7.5em] w-full overflow-visible fill-second">
        <clipPath id="exercise-lost" clipPathUnits="objectBoundingBox">
          <path d={`${whole.line}V0Z`} transform={`scale(${1 / duration} 0.01)`} />
        </clipPath>
        {/* Not in the drawing below, whose scales would slant the hatching. */}
        <rect width="100%" height="100%" fill="url(#exercise-hatch)" clipPath="url(#exercise-lost)" />
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${duration} 100`}
          preserveAspectRatio="none"
          overflow="visible"
          fill="none"
        >
          <path d={`${wait.line}V0Z`} className="fill-rule" />
          <path d={`${delay.line}V0Z`} className="fill-signal" />
          <path
            d={`M0 0V100M0 0H${duration}${start > 0 ? "" : `M0 100H${duration}`}`}
            className="stroke-second"
            vectorEffect="non-scaling-stroke"
          />
          <path d={whole.line} strokeWidth="2.5" className="stroke-text" vectorEffect="non-scaling-stroke" />
        </svg>
        {start > 0 && (
          <svg aria-hidden="true" y="100%" overflow="visible">
            <path d="M-5-5L5-11" className="stroke-ground" strokeWidth="5" />
            <path d="M-5-2L5-8M-5-8L5-14" className="stroke-second" />
          </svg>
        )}
        <text x="-0.9em" y="0.4em" textAnchor="end" className="max-sm:hidden">
          100%
        </text>
        <text x="1em" y="1.5em" className="sm:hidden">
          100%
        </text>
        <text x="1em" y="100%" dy={start > 0 ? undefined : "-0.5em"}>
          {start > 0 ? drawing.scaleFrom(startText) : startText}
        </text>
        <g textAnchor="end" className="fill-text">
          {losses
            .filter(({ isNamed }) => isNamed)
            .map(({ name, lost, middle }) => (
              <svg key={name} aria-hidden="true" x="100%" y={percent(middle)} overflow="visible">
                {name === restoring && (
                  <rect
                    x={em(-0.6 * (name.length + 6) - 1)}
                    y="-0.75em"
                    width={em(0.6 * (name.length + 6) + 1)}
                    height="1.5em"
                    className="fill-ground"
                  />
                )}
                <text dx="-0.6em" dy="0.35em" className={name === restoring ? "fill-text" : "fill-night"}>
                  {`${name} ${share(lost)}`}
                </text>
              </svg>
            ))}
          <text x="100%" y={percent(end)} dy={end > 80 ? "0.88em" : "1.4em"}>
            {drawing.left(share(whole.left))}
            <tspan className="hidden sm:inline">{unnamed}</tspan>
          </text>
        </g>
      </svg>
    </>
  );
}
