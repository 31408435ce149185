import { timeBudget as copy } from "../../content/instruments/time-budget.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { percent, sideOf } from "../kit/place.ts";
import { type Step, steps, type TimeBudget, type TimeBudgetReadings } from "./model.ts";
import { rows } from "./rows.ts";

/** Text in a lane turns to the other side late: it needs less room than half the drawing. */
const turn = 62;

interface LaneProps {
  readonly step: Step;
  readonly top: number;
  readonly from: number;
  readonly to: number;
  /** Where the line is crossed: beyond it the bar is overspent. */
  readonly line: number;
  readonly seconds: number;
  readonly marked: boolean;
}

function Lane({ step, top, from, to, line, seconds, marked }: LaneProps) {
  const bar = { y: percent(top + rows.bar), height: percent(rows.barHeight) };
  const split = Math.max(from, Math.min(to, line));
  return (
    <>
      <line
        x1={percent(to)}
        x2={percent(to)}
        y1={percent(rows.path)}
        y2={bar.y}
        className="stroke-second"
        strokeDasharray="1 4"
      />
      <rect
        x={percent(from)}
        width={percent(split - from)}
        {...bar}
        className={marked ? "fill-signal" : "fill-text"}
      />
      {to > split && <rect x={percent(split)} width={percent(to - split)} {...bar} className="fill-signal" />}
      <text {...sideOf(from, turn)} y={percent(top + rows.words)} className="fill-text halo">
        {copy.labels[step]} {formatMeasure(seconds, "s")}
      </text>
    </>
  );
}

/** What is left before the line, or how far past it the time has run. */
function Margin({ end, line, margin }: { end: number; line: number; margin: number }) {
  const [near, far] = margin < 0 ? [line, end] : [end, line];
  const top = rows.lanes + steps.length * rows.lane;
  const words = formatMeasure(Math.abs(margin), "s");
  const edge = { y1: percent(top + 7), y2: percent(top + 11), className: "stroke-text" };
  return (
    <>
      <line x1={percent(near)} x2={percent(near)} {...edge} />
      <line x1={percent(far)} x2={percent(far)} {...edge} />
      <line
        x1={percent(near)}
        x2={percent(far)}
        y1={percent(top + 9)}
        y2={percent(top + 9)}
        className="stroke-text"
      />
      <text
        {...sideOf(near, turn)}
        y={percent(top + rows.words)}
        className="display fill-text halo text-body"
      >
        {margin < 0 ? copy.drawing.over(words) : copy.drawing.left(words)}
      </text>
    </>
  );
}

interface LanesProps {
  readonly readings: TimeBudgetReadings;
  readonly budget: TimeBudget;
  readonly at: (meters: number) => number;
}

/** One below the other, as the clock runs: the machine's share, the three steps, and what is left. */
export function StepLanes({ readings, budget, at }: LanesProps) {
  const start = at(readings.firstSeen);
  const line = at(readings.keepOut);
  const margin = Math.round(budget.margin);
  return (
    <>
      <line
        x1={percent(start)}
        x2={percent(start)}
        y1={percent(rows.path)}
        y2={percent(rows.lanes + rows.bar)}
        className="stroke-text"
      />
      <text
        {...sideOf(start)}
        dx={start > 50 ? "-0.5em" : "0.5em"}
        y={percent(rows.processing)}
        className="halo"
      >
        {copy.drawing.processing}
      </text>
      {steps.map((step, index) => (
        <Lane
          key={step}
          step={step}
          top={rows.lanes + index * rows.lane}
          from={at(budget.places[step].from)}
          to={at(budget.places[step].to)}
          line={line}
          seconds={readings[step]}
          marked={step === "decide" && margin >= 0}
        />
      ))}
      <Margin end={at(budget.end)} line={line} margin={margin} />
    </>
  );
}
