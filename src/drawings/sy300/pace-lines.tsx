import { specDrawings } from "../../content/products/syfor-drones/spec-drawings.ts";

const { unit, paces, alt } = specDrawings.pace;
const fastest = Math.max(...paces.map(({ speed }) => speed));
const rowHeight = 2.2;

/** Speeds one knows, and this one, to one scale. */
export function PaceLines() {
  return (
    <svg role="img" aria-label={alt} className="label block h-[6.2em] w-full overflow-visible">
      {paces.map(({ name, speed }, row) => (
        <g key={name} className="fill-text">
          <text y={`${row * rowHeight + 0.7}em`}>
            <tspan className="fill-second">{name}</tspan>
            {` ${speed} ${unit}`}
          </text>
          <rect y={`${row * rowHeight + 1.2}em`} width={`${(speed / fastest) * 100}%`} height="0.5em" />
        </g>
      ))}
    </svg>
  );
}
