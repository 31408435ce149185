import { timeBudget as copy } from "../../content/instruments/time-budget.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { percent, sideOf } from "../kit/place.ts";
import { type Step, steps, type TimeBudget, type TimeBudgetReadings } from "./model.ts";

/** In rem, like the rows of the drawing. */
const first = 4.9;
const laneHeight = 2.2;
const barTop = 1.15;
const barHeight = 0.8;

interface LanesProps {
  readonly readings: TimeBudgetReadings;
  readonly budget: TimeBudget;
  readonly at: (meters: number) => number;
}

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
  const bar = { y: `${top + barTop}rem`, height: `${barHeight}rem` };
  const split = Math.max(from, Math.min(to, line));
  return (
    <>
      <text {...sideOf(from, 62)} y={`${top + 0.85}rem`} className="fill-text">
        {copy.labels[step]} {formatMeasure(seconds, "s")}
      </text>
      <rect
        x={percent(from)}
        width={percent(split - from)}
        {...bar}
        className={marked ? "fill-signal" : "fill-text"}
      />
      {to > split && <rect x={percent(split)} width={percent(to - split)} {...bar} className="fill-signal" />}
      <line
        x1={percent(to)}
        x2={percent(to)}
        y1="3.6rem"
        y2={bar.y}
        className="stroke-second"
        strokeDasharray="1 4"
      />
    </>
  );
}

/** One below the other, as the clock runs: the machine's share, the three steps, and what is left. */
export function StepLanes({ readings, budget, at }: LanesProps) {
  const start = at(readings.firstSeen);
  const line = at(readings.keepOut);
  const end = at(budget.end);
  const overspent = Math.round(budget.margin) < 0;
  const last = first + 1.2 + steps.length * laneHeight;
  const margin = formatMeasure(Math.abs(Math.round(budget.margin)), "s");
  const [near, far] = overspent ? [line, end] : [end, line];
  return (
    <>
      <line
        x1={percent(start)}
        x2={percent(start)}
        y1="3.6rem"
        y2={`${first + 1}rem`}
        className="stroke-text"
        strokeWidth="1"
      />
      <text {...sideOf(start)} dx={start > 50 ? "-0.5em" : "0.5em"} y={`${first + 0.75}rem`}>
        {copy.drawing.processing}
      </text>
      {steps.map((step, index) => (
        <Lane
          key={step}
          step={step}
          top={first + 1.2 + index * laneHeight}
          from={at(budget.places[step].from)}
          to={at(budget.places[step].to)}
          line={line}
          seconds={readings[step]}
          marked={step === "decide" && !overspent}
        />
      ))}
      <text {...sideOf(near, 62)} y={`${last + 0.85}rem`} className="fill-text">
        {overspent ? copy.drawing.over(margin) : copy.drawing.left(margin)}
      </text>
      <line
        x1={percent(near)}
        x2={percent(far)}
        y1={`${last + 1.3}rem`}
        y2={`${last + 1.3}rem`}
        className="stroke-text"
      />
    </>
  );
}
