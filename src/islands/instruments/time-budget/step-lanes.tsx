import { timeBudget as copy } from "../../../content/instruments/time-budget.ts";
import { percent } from "../../../ui/place.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { type Step, steps, type TimeBudget, type TimeBudgetReadings } from "./model.ts";
import { rows } from "./rows.ts";

const straight = "halo translate-x-[0.5em]";
const turned = "halo -translate-x-[0.5em] [text-anchor:end]";
const turnedIfNarrow = "max-sm:-translate-x-[0.5em] max-sm:[text-anchor:end]";

/** From here on the words of every step have room before its bar, on a narrow screen too. */
const roomBefore = 40;

/** Right of here the longest words would run through the line. */
const lastWithRoom = 60;

/** Words stand where their bar starts, beside the line that leads to it. Where they would run out they turn; on a narrow screen they turn sooner. */
function wordsAt(from: number, line: number, start: number) {
  const x = percent(from);
  const room = (from < line ? line : 100) - from;
  if (from < roomBefore) return [{ x, className: straight }];
  if (room < 11) return [{ x, className: turned }];
  if (start <= roomBefore && room >= 35) return [{ x, className: straight }];
  return [
    { x, className: `${straight} max-sm:hidden` },
    { x, className: `${turned} sm:hidden` },
  ];
}

/** From where one thing ends down to where the next begins. */
function Drop({ at, from, to }: { at: number; from: number; to: number }) {
  return (
    <line
      x1={percent(at)}
      x2={percent(at)}
      y1={percent(from)}
      y2={percent(to)}
      className="stroke-second"
      strokeDasharray="1 3"
    />
  );
}

interface LaneProps {
  readonly step: Step;
  readonly top: number;
  /** Where the first step begins. */
  readonly start: number;
  readonly from: number;
  readonly to: number;
  /** Where the line is crossed: beyond it the bar is overspent. */
  readonly line: number;
  readonly seconds: number;
  readonly marked: boolean;
}

function Lane({ step, top, start, from, to, line, seconds, marked }: LaneProps) {
  const bar = { y: percent(top + rows.bar), height: percent(rows.barHeight) };
  const split = Math.max(from, Math.min(to, line));
  const name = `${copy.labels[step]} ${formatMeasure(seconds, "s")}`;
  return (
    <>
      <line
        x1={percent(to)}
        x2={percent(to)}
        y1={percent(rows.path - 2)}
        y2={percent(rows.path + 2)}
        className="stroke-text"
      />
      <Drop at={to} from={top + rows.bar + rows.barHeight} to={top + rows.lane + rows.bar} />
      <rect
        x={percent(from)}
        width={percent(split - from)}
        {...bar}
        className={marked ? "fill-signal" : "fill-text"}
      />
      {to > split && <rect x={percent(split)} width={percent(to - split)} {...bar} className="fill-signal" />}
      {wordsAt(from, line, start).map((place) => (
        <text key={place.className} {...place} y={percent(top + rows.words)}>
          <tspan className="fill-text">{name}</tspan>
        </text>
      ))}
    </>
  );
}

/** What is left before the line, or how far past it the time has run. */
function Margin({ start, end, line, margin }: { start: number; end: number; line: number; margin: number }) {
  const [near, far] = margin < 0 ? [line, end] : [end, line];
  const top = rows.lanes + steps.length * rows.lane;
  const amount = formatMeasure(Math.abs(margin), "s");
  const text = margin < 0 ? copy.drawing.over(amount) : copy.drawing.left(amount);
  const bracket = top + rows.bar + 3;
  const edge = { y1: percent(bracket - 2), y2: percent(bracket + 2), className: "stroke-text" };
  const places = wordsAt(near, line, start);
  return (
    <>
      <line x1={percent(near)} x2={percent(near)} {...edge} />
      <line x1={percent(far)} x2={percent(far)} {...edge} />
      <line
        x1={percent(near)}
        x2={percent(far)}
        y1={percent(bracket)}
        y2={percent(bracket)}
        className="stroke-text"
      />
      {places.map(({ x, className }) => (
        <text
          key={className}
          x={x}
          y={percent(top + rows.words + 1)}
          className={`${className} display fill-text text-body`}
        >
          {text}
        </text>
      ))}
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
        x={percent(start)}
        y={percent(rows.processing)}
        className={start > lastWithRoom ? turned : `${straight} ${start > roomBefore ? turnedIfNarrow : ""}`}
      >
        {copy.drawing.processing}
      </text>
      {steps.map((step, index) => (
        <Lane
          key={step}
          step={step}
          top={rows.lanes + index * rows.lane}
          start={start}
          from={at(budget.places[step].from)}
          to={at(budget.places[step].to)}
          line={line}
          seconds={readings[step]}
          marked={step === "decide" && margin >= 0}
        />
      ))}
      <Margin start={start} end={at(budget.end)} line={line} margin={margin} />
    </>
  );
}
