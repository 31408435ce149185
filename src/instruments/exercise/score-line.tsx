import { exerciseCopy } from "../../content/instruments/exercise.ts";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { em, percent } from "../kit/place.ts";
import { duration, type Exercise, type Outcome, serviceCount } from "./model.ts";
import { type ScoreBand, scoreSheetOf } from "./score-bands.ts";

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
const share = (tenthsOfPercent: number) => formatMeasure(tenthsOfPercent / 10, "%", 1);

interface BandNameProps extends ScoreBand {
  readonly text: string;
}

/** At the end of its band, whose hatching stops before it. */
function BandName({ until, top, bottom, text }: BandNameProps) {
  const isHatched = until === "back";
  const width = em(0.6 * text.length + 1.2);
  return (
    <svg x="100%" overflow="visible" aria-hidden="true">
      {isHatched && (
        <rect
          x={`-${width}`}
          y={percent(top)}
          width={width}
          height={percent(bottom - top)}
          className="fill-ground"
        />
      )}
      <text
        y={percent((top + bottom) / 2)}
        dx="-0.6em"
        dy="0.35em"
        className={isHatched ? "fill-text" : "fill-night"}
      >
        {text}
      </text>
    </svg>
  );
}

/** The score as it falls, and above it what was lost, filled as in the rows. */
export function ScoreLine({ exercise, outcome }: ScoreLineProps) {
  const { start, bands, left, end } = scoreSheetOf(exercise, outcome);
  const deepest = (1 - start) * 100;
  const losses = Object.values(bands)
    .filter(({ lost }) => lost > 0)
    .map((band) => ({ ...band, text: `${nameOf[band.until]} ${share(band.lost)}` }));
  const unnamed = losses.filter(({ isNamed }) => !isNamed).map(({ text }) => `${text}; `);
  return (
    <>
      <p aria-hidden="true" className="mt-[1em] mb-[0.4em] font-sans text-small">
        {drawing.score(formatNumber(serviceCount * duration))}
      </p>
      <svg aria-hidden="true" className="block h-[9em] w-full overflow-visible fill-second">
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
          {losses
            .filter(({ isNamed }) => isNamed)
            .map((band) => (
              <BandName key={band.until} {...band} />
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
        <text
          x="100%"
          y={percent(end)}
          dy={end > 80 ? "0.88em" : "1.4em"}
          textAnchor="end"
          className="fill-text"
        >
          <tspan className="max-sm:hidden">{unnamed}</tspan>
          {drawing.available(share(left))}
        </text>
      </svg>
    </>
  );
}
