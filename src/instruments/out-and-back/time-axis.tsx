import { formatMeasure } from "../kit/number-format.ts";
import { em, percent } from "../kit/place.ts";
import { at, hour, laneHeight } from "./lane.tsx";
import { Ruler } from "./ruler.tsx";

const lanesEnd = 3 * laneHeight - 0.2;
const numbers = [0, 15, 30, 45, hour];

export function Axis() {
  return (
    <g className="fill-second">
      <Ruler end={hour} step={5} long={15} top={lanesEnd} />
      {numbers.map((minutes) => (
        <text
          key={minutes}
          x={percent(at(minutes))}
          y={em(lanesEnd + 1.8)}
          textAnchor={minutes === 0 ? undefined : minutes === hour ? "end" : "middle"}
        >
          {minutes === hour ? formatMeasure(hour, "min") : minutes}
        </text>
      ))}
    </g>
  );
}

/** The end of the usable minutes, where the words leave it room. */
export function Limit({ usable }: { readonly usable: number }) {
  const x = percent(at(usable));
  return <line x1={x} x2={x} y2={em(lanesEnd)} className="hidden stroke-text sm:inline" />;
}
