import { specDrawings } from "../../content/products/syfor-drones/spec-drawings.ts";

const { radius } = specDrawings;
const kilometer = 1.8;
const reach = 30 * kilometer;
const bar = 10 * kilometer;

/** The radius as the circle it encloses, with a bar of ten kilometers to measure it by. */
export function RangeCircle() {
  return (
    <svg
      role="img"
      aria-label={radius.alt}
      viewBox={`${-reach - 1} ${-reach - 1} ${2 * reach + 41} ${2 * reach + 2}`}
      className="block h-[6.9rem]"
      fill="none"
    >
      <circle r={reach} className="stroke-text" strokeWidth="1.5" />
      <path d={`M0 0H${reach}`} className="stroke-text" strokeWidth="1.5" />
      <circle r="2.5" className="fill-text" />
      <path d={`M${reach - 2} ${reach - 6}v6h${bar}v-6`} className="stroke-text" />
      <g className="fill-text font-mono text-[12.5px]">
        <text x="7" y="-7">
          {radius.radius}
        </text>
        <text x={reach - 2} y={reach - 13} className="fill-second">
          {radius.bar}
        </text>
      </g>
    </svg>
  );
}
