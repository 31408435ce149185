import { specDrawings } from "../../content/products/syfor-drones/spec-drawings.ts";

const radius = 48;

/** Sixty seconds around a dial, from twelve o'clock to twelve o'clock. */
export function MinuteRing() {
  return (
    <svg
      role="img"
      aria-label={specDrawings.minute.alt}
      viewBox="-55 -55 110 110"
      className="block h-[6.9rem]"
      fill="none"
    >
      <circle
        r={radius}
        pathLength={60}
        strokeWidth={13}
        strokeDasharray="0.5 0.5"
        strokeDashoffset="-0.25"
        transform="rotate(-90)"
        className="stroke-text"
      />
      <text textAnchor="middle" y="4.5" className="fill-text font-mono text-[13px]">
        {specDrawings.minute.total}
      </text>
    </svg>
  );
}
