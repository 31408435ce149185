import { em, percent, ticksPath } from "../../../ui/place.ts";
import { formatMeasure } from "../kit/number-format.ts";

interface RulerProps {
  /** Where the scale ends, how far apart its ticks stand, how far the long ones, and how far its numbers. */
  readonly end: number;
  readonly step: number;
  readonly long: number;
  readonly every: number;
  readonly unit: string;
  /** How far down it begins, and how far below that its numbers stand, in em. */
  readonly top: number;
  readonly below: number;
}

const upTo = (end: number, step: number) =>
  Array.from({ length: end / step + 1 }, (_, index) => index * step);

/** Short ticks and long ones, from end to end in one path; the last of the numbers has the unit. */
export function Ruler({ end, step, long, every, unit, top, below }: RulerProps) {
  return (
    <g className="fill-second">
      <svg
        aria-hidden="true"
        y={em(top)}
        height="0.6em"
        viewBox={`0 0 ${end} 2`}
        preserveAspectRatio="none"
        overflow="visible"
        className="stroke-second"
      >
        <path
          d={ticksPath(upTo(end, step), (value) => (value % long === 0 ? 2 : 1))}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {upTo(end, every).map((value) => (
        <text
          key={value}
          x={percent((value / end) * 100)}
          y={em(top + below)}
          textAnchor={value === 0 ? undefined : value === end ? "end" : "middle"}
        >
          {value === end ? formatMeasure(value, unit) : value}
        </text>
      ))}
    </g>
  );
}
