import { formatMeasure } from "../kit/number-format.ts";
import { em, percent } from "../kit/place.ts";
import { at, hour, laneHeight } from "./lane.tsx";

const lanesEnd = 3 * laneHeight - 0.2;
const ticks = Array.from({ length: 13 }, (_, index) => index * 5);

export function Axis() {
  return (
    <svg aria-hidden="true" y={em(lanesEnd)} overflow="visible" className="fill-second stroke-second">
      {ticks.map((minutes) => (
        <line
          key={minutes}
          x1={percent(at(minutes))}
          x2={percent(at(minutes))}
          y2={minutes % 15 === 0 ? "0.6em" : "0.3em"}
        />
      ))}
      {ticks
        .filter((minutes) => minutes % 15 === 0)
        .map((minutes) => (
          <text
            key={minutes}
            x={percent(at(minutes))}
            y="1.8em"
            stroke="none"
            textAnchor={minutes === 0 ? undefined : minutes === hour ? "end" : "middle"}
          >
            {minutes === hour ? formatMeasure(hour, "min") : minutes}
          </text>
        ))}
    </svg>
  );
}

/** The end of the usable minutes, where the words leave it room. */
export function Limit({ usable }: { readonly usable: number }) {
  const x = percent(at(usable));
  return <line x1={x} x2={x} y2={em(lanesEnd)} className="hidden stroke-text sm:inline" />;
}
