import { specDrawings } from "../../content/products/syfor-drones/specifications.ts";
import { em, percent, ticksPath } from "../../ui/place.ts";

const { hour } = specDrawings;
const share = (minutes: number) => percent((minutes / 60) * 100);
const minuteTicks = ticksPath([...Array(61).keys()], (minute) => (minute % 5 === 0 ? 2 : 1));

/** An hour in minutes, and how much of it each published load leaves. */
export function HourStrip() {
  return (
    <svg role="img" aria-label={hour.alt} className="label block h-[6.2em] w-full overflow-visible">
      {[hour.light, hour.heavy].map(({ minutes, label }, row) => (
        <g key={label} className="fill-text">
          <text y={em(row * 2.2 + 0.7)}>{label}</text>
          <rect y={em(row * 2.2 + 1.2)} width={share(minutes)} height="0.5em" />
        </g>
      ))}
      <svg
        aria-hidden="true"
        y="4.2em"
        width="100%"
        height="0.7em"
        viewBox="0 0 60 2"
        preserveAspectRatio="none"
        className="overflow-visible"
      >
        <path d={minuteTicks} className="stroke-second" vectorEffect="non-scaling-stroke" />
      </svg>
      {hour.ticks.map((minute) => (
        <text
          key={minute}
          x={share(minute)}
          y="6em"
          textAnchor={minute === 0 ? "start" : minute === 60 ? "end" : "middle"}
          className="fill-second"
        >
          {minute === 60 ? `${minute} ${hour.unit}` : minute}
        </text>
      ))}
    </svg>
  );
}
