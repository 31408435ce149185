import { specDrawings } from "../../content/products/syfor-drones/spec-drawings.ts";

const { hour } = specDrawings;
const share = (minutes: number) => `${(minutes / 60) * 100}%`;
const minuteTicks = Array.from(
  { length: 61 },
  (_, minute) => `M${minute} 0v${minute % 5 === 0 ? 2 : 1}`,
).join("");

/** A filled strip whose last minute is marked: the pair is what to look at. */
function Strip({ y, minutes }: { readonly y: string; readonly minutes: number }) {
  return (
    <>
      <rect y={y} width={share(minutes - 1)} height="0.7em" className="fill-text" />
      <rect x={share(minutes - 1)} y={y} width={share(1)} height="0.7em" className="fill-signal" />
    </>
  );
}

/** An hour in minutes, and how much of it each published load leaves. */
export function HourStrip() {
  return (
    <svg role="img" aria-label={hour.alt} className="label block h-[7.4em] w-full overflow-visible">
      <text y="0.8em" className="fill-text">
        {hour.light.label}
      </text>
      <Strip y="1.4em" minutes={hour.light.minutes} />
      <Strip y="3em" minutes={hour.heavy.minutes} />
      <text x={share(hour.heavy.minutes)} dx="0.8em" y="3.7em" className="fill-text">
        {hour.heavy.label}
      </text>
      <svg
        aria-hidden="true"
        y="4.6em"
        width="100%"
        height="0.9em"
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
          y="6.9em"
          textAnchor={minute === 0 ? "start" : minute === 60 ? "end" : "middle"}
          className="fill-second"
        >
          {minute === 60 ? `${minute} ${hour.unit}` : minute}
        </text>
      ))}
    </svg>
  );
}
