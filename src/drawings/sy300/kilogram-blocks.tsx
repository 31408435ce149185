import { specDrawings } from "../../content/products/syfor-drones/spec-drawings.ts";

const count = 9;
const block = 20;
const gap = 3;
const blocks = Array.from({ length: count }, (_, index) => index * (block + gap));

/** Nine equal blocks; the ninth is the limit. */
export function KilogramBlocks() {
  return (
    <div role="img" aria-label={specDrawings.kilograms.alt}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${count * (block + gap) - gap} ${block}`}
        className="block w-full fill-text"
      >
        {blocks.map((x, index) => (
          <rect
            key={x}
            x={x}
            width={block}
            height={block}
            className={index === count - 1 ? "fill-signal" : undefined}
          />
        ))}
      </svg>
      <p className="label mt-1 text-second">{specDrawings.kilograms.block}</p>
    </div>
  );
}
