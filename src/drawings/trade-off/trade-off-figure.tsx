import { tradeOff } from "../../content/products/syfor-drones/specifications.ts";
import { at, frame } from "./model.ts";

const payloadTicks = Array.from({ length: 11 }, (_, kilograms) => kilograms);
const minuteTicks = [0, 10, 20, 30, 40, 50, 60];

function Point({
  payload,
  minutes,
  label,
  time,
}: {
  payload: number;
  minutes: number;
  label: string;
  time: string;
}) {
  const { x, y } = at(payload, minutes);
  // Beside the point, on the side that has room.
  const side = x > frame.width / 2 ? ({ x: x - 14, textAnchor: "end" } as const) : { x: x + 14 };
  return (
    <g>
      <path d={`M0 ${y}H${x}V${frame.height}`} className="stroke-text" fill="none" strokeDasharray="2 4" />
      <rect x={x - 6} y={y - 6} width="12" height="12" className="fill-signal" />
      <text
        {...side}
        y={y - 13}
        className="fill-text stroke-ground font-semibold text-[26px] sm:text-[20px]"
        strokeWidth="6"
        paintOrder="stroke"
      >
        {time}
        <tspan className="fill-second font-mono font-normal text-[19px] sm:text-[14px]" dx="8">
          {label}
        </tspan>
      </text>
    </g>
  );
}

/** Endurance against payload, at the two points that are published and nowhere else. */
export function TradeOffFigure() {
  const grid = minuteTicks.map((minutes) => `M0 ${at(0, minutes).y}H${frame.width}`).join("");
  const ticks = payloadTicks.map((kilograms) => `M${at(kilograms, 0).x} ${frame.height}v6`).join("");
  return (
    <svg
      viewBox={`-40 -44 ${frame.width + 52} ${frame.height + 100}`}
      className="block w-full"
      aria-hidden="true"
    >
      <path d={grid} className="stroke-rule" />
      <path d={`${ticks}M0 0V${frame.height}H${frame.width}`} className="stroke-text" fill="none" />
      <Point {...tradeOff.light} />
      <Point {...tradeOff.heavy} />
      <g className="fill-second font-mono text-[19px] sm:text-[13px]">
        {minuteTicks.map((minutes) => (
          <text key={minutes} x="-10" y={at(0, minutes).y + 4} textAnchor="end">
            {minutes}
          </text>
        ))}
        {payloadTicks.map((kilograms) => (
          <text key={kilograms} x={at(kilograms, 0).x} y={frame.height + 24} textAnchor="middle">
            {kilograms}
          </text>
        ))}
        <text x={frame.width} y={frame.height + 50} textAnchor="end">
          {tradeOff.payloadAxis}, kg
        </text>
        <text x="-40" y="-24">
          {tradeOff.enduranceAxis}, min
        </text>
      </g>
    </svg>
  );
}
