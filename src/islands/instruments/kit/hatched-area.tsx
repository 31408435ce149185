import { useId } from "react";

interface HatchedAreaProps {
  /** Corners in percent across and down. */
  readonly corners: readonly (readonly [number, number])[];
}

/** A polygon that stretches with the drawing, filled with lines that do not. */
export function HatchedArea({ corners }: HatchedAreaProps) {
  const id = useId();
  const points = corners.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ");
  const whole = { width: "100%", height: "100%" };
  return (
    <>
      <defs>
        <pattern
          id={`${id}-hatch`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line y2="7" className="stroke-second" strokeWidth="1.5" />
        </pattern>
        <mask id={`${id}-area`}>
          <svg {...whole} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polygon points={points} fill="#fff" />
          </svg>
        </mask>
      </defs>
      <rect {...whole} fill={`url(#${id}-hatch)`} mask={`url(#${id}-area)`} opacity="0.3" />
    </>
  );
}
