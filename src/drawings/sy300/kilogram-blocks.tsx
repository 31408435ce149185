import { published, specDrawings } from "../../content/products/syfor-drones/specifications.ts";

const block = 20;
const gap = 3;
const width = published.heavy.kilograms * (block + gap) - gap;

/** A block for each kilogram, as dashes of one line. */
export function KilogramBlocks() {
  return (
    <div role="img" aria-label={specDrawings.kilograms.alt}>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${block}`} className="block w-full">
        <path
          d={`M0 ${block / 2}H${width}`}
          strokeWidth={block}
          strokeDasharray={`${block} ${gap}`}
          className="stroke-text"
        />
      </svg>
      <p className="label mt-1 text-second">{specDrawings.kilograms.block}</p>
    </div>
  );
}
