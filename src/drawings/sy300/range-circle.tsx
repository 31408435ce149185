import { specDrawings } from "../../content/products/syfor-drones/specifications.ts";

const { radius } = specDrawings;
const kilometer = 1.2;
const reach = 30 * kilometer;
const bar = 10 * kilometer;
const right = reach + 6;

/** The radius as the circle it encloses, with a bar of ten kilometers to measure it by. */
export function RangeCircle() {
  return (
    <svg
      role="img"
      aria-label={radius.alt}
      viewBox="-37 -38 136 76"
      width="136"
      height="76"
      fill="none"
      className="lg:h-27 lg:w-auto"
    >
      <g className="stroke-text" strokeWidth="1.5">
        <circle r={reach} />
        <path d={`M0 0H${reach}`} />
        <circle r="2" className="fill-text" />
      </g>
      <path d={`M${right} ${reach - 5}v5h${bar}v-5`} className="stroke-text" />
      <g className="fill-text font-mono text-[13px] lg:text-[9.5px]">
        <text x={right} y="4">
          {radius.radius}
        </text>
        <text x={right + bar + 5} y={reach} className="fill-second">
          {radius.bar}
        </text>
      </g>
    </svg>
  );
}
