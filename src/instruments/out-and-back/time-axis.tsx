import { formatMeasure } from "../kit/number-format.ts";
import { percent } from "../kit/place.ts";
import { at, em, hour, laneHeight } from "./lane.tsx";

const lanesEnd = 3 * laneHeight - 0.2;
const ticks = Array.from({ length: 13 }, (_, index) => index * 5);

export function Axis() {
  return ticks.map((minutes) => (
    <g key={minutes} className="fill-second">
      <line
        x1={percent(at(minutes))}
        x2={percent(at(minutes))}
        y1={em(lanesEnd)}
        y2={em(lanesEnd + (minutes % 15 === 0 ? 0.6 : 0.3))}
        className="stroke-second"
      />
      {minutes % 15 === 0 && (
        <text
          x={percent(at(minutes))}
          y={em(lanesEnd + 1.8)}
          textAnchor={minutes === 0 ? "start" : minutes === hour ? "end" : "middle"}
        >
          {minutes === hour ? formatMeasure(hour, "min") : minutes}
        </text>
      )}
    </g>
  ));
}

/** The end of the usable minutes, where the words leave it room. */
export function Limit({ usable }: { readonly usable: number }) {
  const x = percent(at(usable));
  return <line x1={x} x2={x} y2={em(lanesEnd)} className="hidden stroke-text sm:inline" />;
}
