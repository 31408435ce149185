import { exerciseCopy } from "../../../content/instruments/exercise.ts";
import { percent } from "../../../ui/place.ts";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { duration, type Exercise, type Outcome, serviceCount } from "./model.ts";
import { scoreSheetOf } from "./score-bands.ts";

interface ScoreLineProps {
  readonly exercise: Exercise;
  readonly outcome: Outcome;
}

const { drawing } = exerciseCopy;
/** As the rows above name them. */
const nameOf = {
  noticed: drawing.phases.unnoticed,
  begun: drawing.phases.waiting,
  back: drawing.phases.restoring,
};
/** Time across, the score down. */
const stretched = {
  width: "100%",
  height: "100%",
  viewBox: `0 0 ${duration} 100`,
  preserveAspectRatio: "none",
  overflow: "visible",
  fill: "none",
};
/** How far down the sheet there are two lines of room below the score. */
const lastWithTwoLines = 68;
const share = (tenthsOfPercent: number) => formatMeasure(tenthsOfPercent / 10, "%", 1);

/** The score as it falls, and above it what was lost, filled as in the rows. */
export function ScoreLine({ exercise, outcome }: ScoreLineProps) {
  const { start, bands, left, end } = scoreSheetOf(exercise, outcome);
  const deepest = (1 - start) * 100;
  const losses = Object.values(bands)
    .filter(({ lost }) => lost > 0)
    .map((band) => ({ ...band, text: `${nameOf[band.until]} ${share(band.lost)}` }));
  const [named, unnamed] = [
    losses.filter(({ isNamed }) => isNamed),
    losses.filter(({ isNamed }) => !isNamed),
  ];
  const inAll = drawing.lost(share(1000 - left));
  const hasTwoLines = unnamed.length > 0 && end < lastWithTwoLines;
  return (
    <>
      <p aria-hidden="true" className="mt-[1em] mb-[0.4em] font-sans text-small">
        {drawing.score(formatNumber(serviceCount * duration))}
      </p>
      <svg aria-hidden="true" className="block h-[9em] w-full overflow-visible fill-second max-sm:h-[8em]">
        <clipPath id="exercise-lost" clipPathUnits="objectBoundingBox">
          <path d={`${bands.back.edge}V0Z`} transform={`scale(${1 / duration} 0.01)`} />
        </clipPath>
        {/* Not in the drawing below, whose scales would slant the hatching. */}
        <rect width="100%" height="100%" fill="url(#exercise-hatch)" clipPath="url(#exercise-lost)" />
        <svg aria-hidden="true" {...stretched}>
          <path d={`${bands.begun.edge}V0Z`} className="fill-rule" />
          <path d={`${bands.noticed.edge}V0Z`} className="fill-signal" />
          <path
            d={`M0 0V100H6M0 50H6M0 0H${duration}`}
            className="stroke-second"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <text x="-0.4em" y="0.4em" textAnchor="end">
          0
        </text>
        {[50, 100].map((place) => (
          <text key={place} x="-0.4em" y={percent(place)} dy="0.35em" textAnchor="end">
            {formatMeasure((deepest * place) / 100, "%")}
          </text>
        ))}
        <g textAnchor="end">
          {named.map(({ until, text, top, bottom }) => (
            <text
              key={until}
              x="100%"
              y={percent((top + bottom) / 2)}
              dx="-0.6em"
              dy="0.35em"
              className="fill-night"
            >
              {text}
            </text>
          ))}
        </g>
        <svg aria-hidden="true" {...stretched}>
          <path
            d={bands.back.edge}
            strokeWidth="2.5"
            className="stroke-text"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <g textAnchor="end" className="fill-text">
          <text x="100%" y={percent(end)} dy={end > 80 ? "0.88em" : "1.4em"}>
            {unnamed.map(({ until, text }, index) => (
              <tspan key={until} className={until === "back" ? "" : "max-sm:hidden"}>
                {hasTwoLines && index === unnamed.length - 1 ? text : `${text}; `}
              </tspan>
            ))}
            {hasTwoLines || inAll}
          </text>
          {hasTwoLines && (
            <text x="100%" y={percent(end)} dy="2.7em">
              {inAll}
            </text>
          )}
        </g>
      </svg>
    </>
  );
}
