import { outAndBackCopy } from "../../content/instruments/out-and-back.ts";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { percent } from "../kit/place.ts";
import { at, barHeight, barTop, Cut, em, hour, LaneText, laneHeight, Span } from "./lane.tsx";
import { type Budget, endurance, type Flight } from "./model.ts";

const { drawing } = outAndBackCopy;
const lanesEnd = 3 * laneHeight - 0.2;
const inMinutes = (value: number) => formatMeasure(value, "min", 1);
const ticks = Array.from({ length: 13 }, (_, index) => index * 5);

interface TimeLanesProps {
  readonly flight: Flight;
  readonly budget: Budget;
}

function Axis() {
  return ticks.map((minutes) => (
    <g key={minutes} className="fill-second">
      <line
        x1={percent(at(minutes))}
        x2={percent(at(minutes))}
        y1={em(lanesEnd)}
        y2={em(lanesEnd + (minutes % 15 === 0 ? 0.6 : 0.3))}
        className="stroke-second"
      />
      {minutes % 15 === 0 && (
        <text
          x={percent(at(minutes))}
          y={em(lanesEnd + 1.8)}
          textAnchor={minutes === 0 ? "start" : minutes === hour ? "end" : "middle"}
        >
          {minutes === hour ? formatMeasure(hour, "min") : minutes}
        </text>
      )}
    </g>
  ));
}

/** With the wind: the open box is what it gives. */
function WayOut({ flight: { airspeed, wind }, budget: { out, calm, usable } }: TimeLanesProps) {
  return (
    <>
      <Span lane={0} from={0} to={out} className="fill-text" />
      <Span lane={0} from={out} to={calm} className="fill-ground stroke-text" strokeDasharray="3 3" />
      <Limit lane={0} usable={usable} />
      <LaneText
        lane={0}
        heading={`${drawing.out} ${inMinutes(out)}`}
        aside={drawing.at(formatMeasure(airspeed + wind, "m/s"))}
        note={wind > 0 && drawing.gives(inMinutes(calm - out))}
        end={calm}
      />
    </>
  );
}

/** Against the wind: orange is what it takes. */
function WayBack({ flight: { airspeed, wind }, budget: { out, calm, back, usable } }: TimeLanesProps) {
  const end = back === null ? Number.POSITIVE_INFINITY : out + back;
  const calmEnd = back === null ? out : out + calm;
  return (
    <>
      <Span lane={1} from={out} to={calmEnd} className="fill-text" />
      <Span lane={1} from={calmEnd} to={end} className="fill-signal" />
      <Limit lane={1} usable={usable} />
      {end > hour && <Cut lane={1} />}
      <LaneText
        lane={1}
        {...(back === null
          ? { heading: drawing.noWayBack }
          : {
              heading: `${drawing.back} ${inMinutes(back)}`,
              aside: drawing.at(formatMeasure(airspeed - wind, "m/s")),
            })}
        note={wind > 0 && back !== null && drawing.takes(inMinutes(back - calm))}
        end={end}
      />
    </>
  );
}

function Battery({ flight: { payload, reserve }, budget: { needed, usable } }: TimeLanesProps) {
  const full = endurance[payload];
  const spare = usable - (needed ?? usable);
  return (
    <>
      <pattern
        id="reserve-hatch"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V6" className="stroke-text" strokeWidth="2" />
      </pattern>
      <Span lane={2} from={0} to={Math.min(needed ?? usable, usable)} className="fill-plate" />
      <Span lane={2} from={0} to={usable} className="fill-none stroke-text" />
      <Span lane={2} from={usable} to={full} fill="url(#reserve-hatch)" className="stroke-text" />
      <LaneText
        lane={2}
        heading={`${drawing.usable} ${inMinutes(usable)}`}
        note={reserve > 0 && `${drawing.reserve} ${inMinutes(full - usable)}`}
        end={full}
      />
      {at(spare) > 34 && (
        <text
          x={percent(at(usable))}
          dx="-0.6em"
          y={em(2 * laneHeight + 2.35)}
          textAnchor="end"
          className="fill-text"
        >
          {drawing.spare(formatNumber(spare, 1))}
        </text>
      )}
    </>
  );
}

/** The end of the usable minutes, beside each way. */
function Limit({ lane, usable }: { readonly lane: number; readonly usable: number }) {
  const x = percent(at(usable));
  const top = lane * laneHeight + barTop;
  return <line x1={x} x2={x} y1={em(top - 0.3)} y2={em(top + barHeight + 0.3)} className="stroke-text" />;
}

/** Out, back and the battery on one scale of time. */
export function TimeLanes(props: TimeLanesProps) {
  return (
    <svg aria-hidden="true" className="mt-[1.2em] block h-[12.4em] w-full overflow-visible">
      <WayOut {...props} />
      <WayBack {...props} />
      <Battery {...props} />
      <Axis />
    </svg>
  );
}
