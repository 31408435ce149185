import { outAndBackCopy } from "../../../content/instruments/out-and-back.ts";
import { em, percent } from "../../../ui/place.ts";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { at, barTop, Cut, hour, LaneText, laneHeight, Span } from "./lane.tsx";
import { type Budget, endurance, type Flight } from "./model.ts";
import { Axis, Limit } from "./time-axis.tsx";

const { drawing } = outAndBackCopy;
const inMinutes = (value: number) => formatMeasure(value, "min", 1);

interface TimeLanesProps {
  readonly flight: Flight;
  readonly budget: Budget;
}

/** With the wind: the open box is what it gives. */
function WayOut({ flight: { airspeed, wind }, budget: { out, calm } }: TimeLanesProps) {
  return (
    <>
      <Span lane={0} from={0} to={out} className="fill-text" />
      <Span lane={0} from={out} to={calm} className="fill-ground stroke-text" strokeDasharray="3 3" />
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
function WayBack({ flight: { airspeed, wind }, budget: { out, calm, back } }: TimeLanesProps) {
  const end = back === null ? Number.POSITIVE_INFINITY : out + back;
  const calmEnd = back === null ? out : out + calm;
  return (
    <>
      <Span lane={1} from={out} to={calmEnd} className="fill-text" />
      <Span lane={1} from={calmEnd} to={end} className="fill-signal" />
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
  const spent = Math.min(needed ?? usable, usable);
  const spare = usable - spent;
  const inTheBar = em(2 * laneHeight + barTop + 1.2);
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
      <Span lane={2} from={0} to={spent} className="fill-rule" fillOpacity="0.6" />
      <Span lane={2} from={0} to={usable} className="fill-none stroke-text" />
      <Span lane={2} from={usable} to={full} fill="url(#reserve-hatch)" className="stroke-text" />
      <LaneText
        lane={2}
        heading={`${drawing.usable} ${inMinutes(usable)}`}
        narrow={needed === null ? undefined : drawing.share(formatNumber(needed, 1), formatNumber(usable, 1))}
        note={reserve > 0 && `${drawing.reserve} ${inMinutes(full - usable)}`}
        end={full}
      />
      {needed !== null && at(spent) > 20 && (
        <text x="0.6em" y={inTheBar} className="fill-text max-sm:hidden">
          {formatNumber(needed, 1)} {drawing.needed}
        </text>
      )}
      {at(spare) > 34 && (
        <text
          x={percent(at(usable))}
          dx="-0.6em"
          y={inTheBar}
          textAnchor="end"
          className={`fill-text ${at(spare) > 40 ? "" : "max-sm:hidden"}`}
        >
          {drawing.spare(formatNumber(spare, 1))}
        </text>
      )}
    </>
  );
}

/** Made once: a drag leaves it alone. */
const axis = <Axis />;

/** Out, back and the battery on one scale of time. */
export function TimeLanes(props: TimeLanesProps) {
  return (
    <svg aria-hidden="true" className="block h-[13.4em] w-full overflow-visible">
      <Limit usable={props.budget.usable} />
      <WayOut {...props} />
      <WayBack {...props} />
      <Battery {...props} />
      {axis}
    </svg>
  );
}
