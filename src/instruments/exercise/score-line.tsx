import { exerciseCopy } from "../../content/instruments/exercise.ts";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { percent } from "../kit/place.ts";
import {
  duration,
  type Exercise,
  type Outcome,
  scoreAt,
  scoreButForRepairAt,
  scoreOver,
  serviceCount,
} from "./model.ts";

interface ScoreLineProps {
  readonly exercise: Exercise;
  readonly outcome: Outcome;
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

/** The score as it falls, and above it what was lost: before anybody noticed, and after. */
export function ScoreLine({ exercise, outcome }: ScoreLineProps) {
  const { drawing } = exerciseCopy;
  const { intrusion } = exercise;
  const noticed = Math.min(outcome.noticed, duration);
  const afterDelay = scoreButForRepairAt(duration, exercise, outcome);
  const [kept, attainable] = [tenths(outcome.availability), tenths(afterDelay)];
  const start = scaleStartFor(outcome.availability);
  const startText = formatMeasure(start * 100, "%");
  const down = (value: number) => +(((1 - value) / (1 - start)) * 100).toFixed(1);
  const score = scoreOver(exercise, outcome)
    .map(({ time, score: value }) => `${time} ${down(value)}`)
    .join("L");
  const [delayed, end] = [down(afterDelay), down(outcome.availability)];
  const middles = { delay: delayed / 2, repair: (delayed + end) / 2 };
  const losses = [
    {
      when: drawing.before,
      lost: 1000 - attainable,
      middle: middles.delay,
      isNamed: isInside(middles.delay, 0, down(scoreButForRepairAt(nameBegins, exercise, outcome))),
    },
    {
      when: drawing.after,
      lost: attainable - kept,
      middle: middles.repair,
      isNamed: isInside(middles.repair, delayed, down(scoreAt(nameBegins, exercise, outcome))),
    },
  ].filter(({ lost }) => lost > 0);
  const total = [
    drawing.left(share(kept)),
    ...losses.filter(({ isNamed }) => !isNamed).map(({ when, lost }) => `${when} ${share(lost)}`),
  ];
  return (
    <>
      <p aria-hidden="true" className="mt-[1em] mb-[0.4em] font-sans text-small">
        {drawing.score(formatNumber(serviceCount * duration))}
      </p>
      <svg aria-hidden="true" className="block h-[7.5em] w-full overflow-visible fill-second">
        <svg
          aria-hidden="true"
          width="100%"
          height="100%"
          viewBox={`0 0 ${duration} 100`}
          preserveAspectRatio="none"
          overflow="visible"
          fill="none"
        >
          <path d={`M${score}V0Z`} className="fill-rule" />
          <path d={`M${intrusion} 0L${noticed} ${delayed}H${duration}V0Z`} className="fill-signal" />
          <path
            d={`M0 0V100M0 0H${duration}${start > 0 ? "" : `M0 100H${duration}`}`}
            className="stroke-second"
            vectorEffect="non-scaling-stroke"
          />
          <path d={`M${score}`} strokeWidth="2.5" className="stroke-text" vectorEffect="non-scaling-stroke" />
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
            .map(({ when, lost, middle }) => (
              <text key={when} x="100%" y={percent(middle)} dx="-0.6em" dy="0.35em" className="fill-night">
                {`${when} ${drawing.notice} ${share(lost)}`}
              </text>
            ))}
          <text x="100%" y={percent(end)} dy={end > 80 ? "0.88em" : "1.4em"}>
            {total.join("; ")}
          </text>
        </g>
      </svg>
    </>
  );
}
