import { specDrawings } from "../../content/products/syfor-drones/spec-drawings.ts";

const radius = 48;

/** Sixty seconds around a dial, from twelve o'clock to twelve o'clock. */
export function MinuteRing() {
  const dash = { r: radius, pathLength: 60, strokeWidth: 13, transform: "rotate(-90)" };
  return (
    <svg
      role="img"
      aria-label={specDrawings.minute.alt}
      viewBox="-55 -55 110 110"
      className="block h-[6.9rem]"
      fill="none"
    >
      <circle {...dash} strokeDasharray="0.5 0.5" strokeDashoffset="-0.25" className="stroke-text" />
      <circle {...dash} strokeDasharray="1 59" strokeDashoffset="-59" className="stroke-ground" />
      <circle {...dash} strokeDasharray="0.5 59.5" strokeDashoffset="-59.25" className="stroke-signal" />
      <text textAnchor="middle" y="4.5" className="fill-text font-mono text-[13px]">
        {specDrawings.minute.total}
      </text>
    </svg>
  );
}
