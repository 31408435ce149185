import { exerciseCopy } from "../../content/instruments/exercise.ts";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { em, percent } from "../kit/place.ts";
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
const share = (tenthsOfPercent: number) => formatMeasure(tenthsOfPercent / 10, "%", 1);

/** Words cannot be read on hatching: they get ground of their own, up to the edge. */
function Patch({ letters }: { readonly letters: number }) {
  const width = letters * 0.6 + 1.2;
  return <rect x={em(-width)} y="-0.75em" width={em(width)} height="1.5em" className="fill-ground" />;
}

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
        {named.map(({ until, text, top, bottom }) => (
          <svg key={until} aria-hidden="true" x="100%" y={percent((top + bottom) / 2)} overflow="visible">
            {until === "back" && <Patch letters={text.length} />}
            <text
              x="-0.6em"
              y="0.35em"
              textAnchor="end"
              className={until === "back" ? "fill-text" : "fill-night"}
            >
              {text}
            </text>
          </svg>
        ))}
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
          {unnamed.map(({ until, text }) => (
            <tspan key={until} className={until === "back" ? "" : "max-sm:hidden"}>{`${text}; `}</tspan>
          ))}
          {drawing.lost(share(1000 - left))}
        </text>
      </svg>
    </>
  );
}
