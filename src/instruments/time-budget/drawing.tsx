import { timeBudget as copy } from "../../content/instruments/time-budget.ts";
import { DroneMark } from "../kit/drone-mark.tsx";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { percent, sideOf } from "../kit/place.ts";
import { roundValues } from "../kit/quantity.ts";
import { type TimeBudget, type TimeBudgetReadings, widthFor } from "./model.ts";
import { StepLanes } from "./step-lanes.tsx";

/** Down the sheet, in rem. */
export const rows = { top: 1.5, path: 3.6, lanes: 4.9, ruler: 14.4, height: 16 };

interface DrawingProps {
  readonly readings: TimeBudgetReadings;
  readonly budget: TimeBudget;
}

function Ruler({ width, at }: { width: number; at: (meters: number) => number }) {
  return (
    <>
      <line
        x1="0"
        x2={percent(at(0))}
        y1={`${rows.ruler}rem`}
        y2={`${rows.ruler}rem`}
        className="stroke-text"
      />
      {roundValues(0, width, 4).map((meters) => (
        <g key={meters}>
          <line
            x1={percent(at(meters))}
            x2={percent(at(meters))}
            y1={`${rows.ruler}rem`}
            y2={`${rows.ruler + 0.4}rem`}
            className="stroke-text"
          />
          <text
            x={percent(at(meters))}
            y={`${rows.ruler + 1.4}rem`}
            textAnchor={meters === 0 ? "end" : at(meters) < 8 ? "start" : "middle"}
          >
            {meters === 0 ? copy.drawing.center : formatNumber(meters)}
          </text>
        </g>
      ))}
    </>
  );
}

/** The drone's way from first sight to the center, to scale, and below it what happens meanwhile. */
export function TimeBudgetDrawing({ readings, budget }: DrawingProps) {
  const width = widthFor(readings.firstSeen);
  const at = (meters: number) => 99 - (meters / width) * 98;
  const start = at(readings.firstSeen);
  const line = at(readings.keepOut);
  const path = `${rows.path}rem`;
  return (
    <svg className="label block h-[16rem] w-full overflow-visible fill-second" aria-hidden="true">
      <rect
        x={percent(line)}
        y={`${rows.top}rem`}
        width={percent(99 - line)}
        height={`${rows.ruler - rows.top}rem`}
        className="fill-plate"
      />
      <line x1={percent(start)} x2="99%" y1={path} y2={path} className="stroke-text" strokeDasharray="1 5" />
      <line x1={percent(start)} x2={percent(at(budget.end))} y1={path} y2={path} className="stroke-text" />
      <line x1="99%" x2="99%" y1={`${rows.top}rem`} y2={`${rows.ruler}rem`} className="stroke-text" />
      <line
        x1={percent(line)}
        x2={percent(line)}
        y1={`${rows.top}rem`}
        y2={`${rows.ruler}rem`}
        className="stroke-text"
        strokeWidth="2.5"
      />
      <text {...sideOf(line)} y="1rem" className="fill-text">
        {copy.drawing.keepOut}
      </text>
      <StepLanes readings={readings} budget={budget} at={at} />
      <DroneMark x={percent(start)} y={path} />
      <DroneMark x={percent(at(budget.end))} y={path} />
      <text {...sideOf(start)} y="2.3rem">
        {copy.drawing.firstSeen} {formatMeasure(readings.firstSeen, "m")}
      </text>
      <Ruler width={width} at={at} />
    </svg>
  );
}
