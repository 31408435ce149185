import { memo } from "react";
import { percent, ticksPath } from "../../../ui/place.ts";
import { formatShort } from "./number-format.ts";
import { percentOf, type Quantity, ticksOf } from "./quantity.ts";

/** Ticks under the track, one path for all; each long one has its number. They never change, so a drag leaves them alone. */
const Ticks = memo(({ quantity }: { readonly quantity: Quantity }) => {
  const { long, short } = ticksOf(quantity);
  const { min, max } = quantity;
  const all = [...new Set([...long, ...short])].sort((one, other) => one - other);
  return (
    <>
      <svg
        height="10"
        viewBox={`${min} 0 ${max - min} 10`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path
          d={ticksPath(all, (value) => (long.includes(value) ? 10 : 6))}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <g className="label">
        {long.map((value) => (
          <text key={value} x={percent(percentOf(value, quantity))}>
            {formatShort(value)}
          </text>
        ))}
      </g>
    </>
  );
});

interface ScaleProps {
  readonly quantity: Quantity;
  readonly value: number;
}

/** Hairline, ticks, and a thicker line up to the handle. Inset by half a handle on either side. */
export function Scale({ quantity, value }: ScaleProps) {
  return (
    <svg className="slider-scale" aria-hidden="true">
      <g className="stroke-second" shapeRendering="crispEdges">
        <Ticks quantity={quantity} />
        <line x2="100%" />
      </g>
      <line x2={percent(percentOf(value, quantity))} className="stroke-text" strokeWidth="3" />
    </svg>
  );
}
