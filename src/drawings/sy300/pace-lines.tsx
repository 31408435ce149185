import { specDrawings } from "../../content/products/syfor-drones/spec-drawings.ts";

const { pace } = specDrawings;
const fastest = 15;
const rowHeight = 2.5;
const share = (meters: number) => `${(meters / fastest) * 100}%`;
const down = (row: number, offset: number) => `${row * rowHeight + offset}em`;

/** How far each gets in the same second. */
export function PaceLines() {
  return (
    <svg role="img" aria-label={pace.alt} className="label block h-[6.9em] w-full overflow-visible">
      {pace.paces.map(({ name, meters, distance }, row) => (
        <g key={name} className="fill-text">
          <text y={down(row, 0.8)}>
            {name} <tspan className="fill-second">{distance}</tspan>
          </text>
          <rect y={down(row, 1.25)} width={share(meters)} height="0.35em" />
        </g>
      ))}
    </svg>
  );
}
