import { outAndBackCopy } from "../../content/instruments/out-and-back.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { type Budget, endurance, type Flight } from "./model.ts";

const { drawing } = outAndBackCopy;
const hour = 60;
const laneHeight = 3.1;
const barTop = 1.3;
const barHeight = 1;
const lanesEnd = 3 * laneHeight;
const at = (minutes: number) => `${(Math.min(Math.max(minutes, 0), hour) / hour) * 100}%`;
const em = (value: number) => `${value}em`;
const inMinutes = (value: number) => formatMeasure(value, "min", 1);
const ticks = Array.from({ length: 13 }, (_, index) => index * 5);

interface SpanProps {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
  readonly className: string;
  readonly fill?: string;
  readonly strokeDasharray?: string;
}

/** Minutes of one lane, from and to. What lies beyond the hour is left out. */
function Span({ lane, from, to, ...look }: SpanProps) {
  const end = Math.min(to, hour);
  if (end <= from) return null;
  return (
    <rect
      x={at(from)}
      width={at(end - from)}
      y={em(lane * laneHeight + barTop)}
      height={em(barHeight)}
      {...look}
    />
  );
}

function Heading({ lane, left, right }: { lane: number; left: string; right?: string | false }) {
  const y = em(lane * laneHeight + 0.9);
  return (
    <>
      <text y={y} className="fill-text">
        {left}
      </text>
      {right && (
        <text x="100%" y={y} textAnchor="end" className="fill-second">
          {right}
        </text>
      )}
    </>
  );
}

/** Where a bar runs past the hour, two cuts say that it goes on. */
const Cut = ({ lane }: { lane: number }) => (
  <svg aria-hidden="true" x="100%" y={em(lane * laneHeight + barTop)} className="overflow-visible">
    <path d="M-16 18l6-22M-9 18l6-22" className="stroke-ground" strokeWidth="3" />
  </svg>
);

function Axis() {
  return ticks.map((minutes) => (
    <g key={minutes}>
      <line
        x1={at(minutes)}
        x2={at(minutes)}
        y1={em(lanesEnd)}
        y2={em(lanesEnd + 0.5)}
        className="stroke-second"
      />
      {minutes % 15 === 0 && (
        <text
          x={at(minutes)}
          y={em(lanesEnd + 1.7)}
          textAnchor={minutes === 0 ? "start" : minutes === hour ? "end" : "middle"}
          className="fill-second"
        >
          {minutes === hour ? formatMeasure(hour, "min") : minutes}
        </text>
      )}
    </g>
  ));
}

/** Out, back and the battery on one scale of time. Orange is what the wind takes on the way back. */
export function TimeLanes({ flight, budget }: { readonly flight: Flight; readonly budget: Budget }) {
  const { out, calm, back, needed, usable } = budget;
  const full = endurance[flight.payload];
  const end = needed ?? Number.POSITIVE_INFINITY;
  const isWindy = flight.wind > 0;
  return (
    <svg aria-hidden="true" className="block h-[11.2em] w-full overflow-visible">
      <Heading
        lane={0}
        left={`${drawing.out} ${inMinutes(out)}`}
        right={isWindy && drawing.gives(inMinutes(calm - out))}
      />
      <Span lane={0} from={0} to={out} className="fill-text" />
      <Span lane={0} from={out} to={calm} className="fill-none stroke-text" strokeDasharray="3 3" />
      <Heading
        lane={1}
        left={`${drawing.back} ${back === null ? outAndBackCopy.noHeadway : inMinutes(back)}`}
        right={isWindy && (back === null ? drawing.takesAll : drawing.takes(inMinutes(back - calm)))}
      />
      <Span lane={1} from={out} to={back === null ? out : out + calm} className="fill-text" />
      <Span lane={1} from={back === null ? out : out + calm} to={end} className="fill-signal" />
      {end > hour && <Cut lane={1} />}
      <Heading
        lane={2}
        left={`${drawing.usable} ${inMinutes(usable)}`}
        right={flight.reserve > 0 && `${drawing.reserve} ${inMinutes(full - usable)}`}
      />
      <Span lane={2} from={0} to={usable} className="fill-none stroke-text" />
      <Span lane={2} from={usable} to={full} fill="url(#reserve-hatch)" className="stroke-text" />
      <line x1={at(usable)} x2={at(usable)} y1="1em" y2={em(lanesEnd)} className="stroke-text" />
      <Axis />
    </svg>
  );
}
