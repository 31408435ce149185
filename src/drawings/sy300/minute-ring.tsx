import { specDrawings } from "../../content/products/syfor-drones/specifications.ts";

/** Sixty seconds around a dial, from twelve o'clock to twelve o'clock. */
export function MinuteRing() {
  return (
    <svg
      role="img"
      aria-label={specDrawings.minute.alt}
      viewBox="-38 -38 76 76"
      width="76"
      height="76"
      fill="none"
      className="lg:h-27 lg:w-auto"
    >
      <circle
        r="33"
        pathLength={60}
        strokeWidth={9}
        strokeDasharray="0.5 0.5"
        strokeDashoffset="-0.25"
        transform="rotate(-90)"
        className="stroke-text"
      />
      <text textAnchor="middle" y="4.5" className="fill-text font-mono text-[13px] lg:text-[9.5px]">
        {specDrawings.minute.total}
      </text>
    </svg>
  );
}
