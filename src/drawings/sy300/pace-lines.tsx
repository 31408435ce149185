import { specDrawings } from "../../content/products/syfor-drones/specifications.ts";
import { em, percent } from "../../ui/place.ts";

const { unit, paces, alt } = specDrawings.pace;
const fastest = Math.max(...paces.map(({ speed }) => speed));
const rowHeight = 2.2;

/** Speeds one knows, and this one, to one scale. */
export function PaceLines() {
  return (
    <svg role="img" aria-label={alt} className="label block h-[6.2em] w-full overflow-visible">
      {paces.map(({ name, speed }, row) => (
        <g key={name} className="fill-text">
          <text y={em(row * rowHeight + 0.7)}>
            <tspan className="fill-second">{name}</tspan>
            {` ${speed} ${unit}`}
          </text>
          <rect y={em(row * rowHeight + 1.2)} width={percent((speed / fastest) * 100)} height="0.5em" />
        </g>
      ))}
    </svg>
  );
}
