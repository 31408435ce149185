import { em } from "../kit/place.ts";

interface RulerProps {
  /** Where the scale ends, how far apart its ticks stand, and how far the long ones. */
  readonly end: number;
  readonly step: number;
  readonly long: number;
  /** How far down it begins, in em. */
  readonly top: number;
}

/** Short ticks and long ones, from end to end in one path. */
export function Ruler({ end, step, long, top }: RulerProps) {
  const ticks = Array.from({ length: end / step + 1 }, (_, index) => index * step);
  return (
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
        d={ticks.map((value) => `M${value} 0v${value % long === 0 ? 2 : 1}`).join("")}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
