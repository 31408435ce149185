import { timeBudget as copy } from "../../../content/instruments/time-budget.ts";
import { percent, sideOf } from "../../../ui/place.ts";
import { DroneMark } from "../kit/drone-mark.tsx";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { roundValues } from "../kit/quantity.ts";
import { type TimeBudget, type TimeBudgetReadings, widthFor } from "./model.ts";
import { rows } from "./rows.ts";
import { StepLanes } from "./step-lanes.tsx";

interface DrawingProps {
  readonly readings: TimeBudgetReadings;
  readonly budget: TimeBudget;
}

interface RulerProps {
  readonly width: number;
  readonly at: (meters: number) => number;
}

/** Meters from the center. */
function Ruler({ width, at }: RulerProps) {
  const values = roundValues(0, width, 4);
  return (
    <>
      <line x2="100%" y1={percent(rows.ruler)} y2={percent(rows.ruler)} className="stroke-text" />
      {values.map((meters) => {
        const x = percent(at(meters));
        const label = meters === values.at(-1) ? formatMeasure(meters, "m") : formatNumber(meters);
        return (
          <g key={meters}>
            <line
              x1={x}
              x2={x}
              y1={percent(rows.ruler)}
              y2={percent(rows.ruler + 2)}
              className="stroke-text"
            />
            <text
              x={x}
              y={percent(rows.foot)}
              textAnchor={meters === 0 ? "end" : at(meters) < 9 ? "start" : "middle"}
            >
              {meters === 0 ? copy.drawing.center : label}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The words at the end of the way, where those at its start leave them room. The way is a share of the width. */
function wordsAtEnd(way: number): string {
  if (way > 40) return "halo";
  return way > 30 ? "halo sm:hidden" : "hidden";
}

/** The drone's way from first sight to the center, to scale, and below it what happens meanwhile. */
export function TimeBudgetDrawing({ readings, budget }: DrawingProps) {
  const width = widthFor(readings.firstSeen);
  const at = (meters: number) => 100 - (meters / width) * 100;
  const start = at(readings.firstSeen);
  const line = at(readings.keepOut);
  const end = percent(at(budget.end));
  const path = { y1: percent(rows.path), y2: percent(rows.path), className: "stroke-text" };
  const fence = { y1: percent(rows.top), y2: percent(rows.ruler), className: "stroke-text" };
  return (
    // Room for half the drone where it reaches the center.
    <div className="lg:pr-5">
      <svg
        className="label block h-[14rem] w-full overflow-visible fill-second lg:h-[24rem]"
        aria-hidden="true"
      >
        <rect
          x={percent(line)}
          y={fence.y1}
          width={percent(100 - line)}
          height={percent(rows.ruler - rows.top)}
          className="fill-plate"
        />
        <line x2="100%" {...path} strokeDasharray="1 5" />
        <line x1={percent(start)} x2={end} {...path} />
        <line x1="100%" x2="100%" {...fence} />
        <line x1={percent(line)} x2={percent(line)} {...fence} strokeWidth="3" />
        <text {...sideOf(line)} y={percent(rows.label)} className="fill-text">
          {copy.drawing.keepOut}
        </text>
        <StepLanes readings={readings} budget={budget} at={at} />
        <DroneMark x={percent(start)} y={path.y1} />
        <DroneMark x={end} y={path.y1} />
        <text {...sideOf(start)} y={percent(rows.firstSeen)}>
          <tspan className="max-sm:hidden">{copy.drawing.firstSeen}</tspan>
          <tspan className="sm:hidden">{copy.drawing.short.firstSeen}</tspan>
          <tspan className="max-sm:hidden"> {formatMeasure(readings.firstSeen, "m")}</tspan>
        </text>
        <text
          x={end}
          dx={budget.end === 0 ? 0 : "1em"}
          y={percent(rows.firstSeen)}
          textAnchor="end"
          className={wordsAtEnd(at(budget.end) - start)}
        >
          <tspan className="max-lg:hidden">{copy.drawing.acted}</tspan>
          <tspan className="lg:hidden">{copy.drawing.short.acted}</tspan>
        </text>
        <text y={percent(rows.firstSeen)} className={start > 28 ? "max-sm:hidden" : "hidden"}>
          {copy.drawing.unseen}
        </text>
        <Ruler width={width} at={at} />
      </svg>
    </div>
  );
}
