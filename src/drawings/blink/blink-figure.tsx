import { technology } from "../../content/home/technology.ts";
import { blinkDuration, lidCurve } from "./model.ts";

const width = 600;
const perMillisecond = width / blinkDuration;
const height = 190;
const ticks = [0, 100, 200, 300];

/** The response time to scale beside the closing and opening of an eye. */
export function BlinkFigure() {
  return (
    <svg viewBox={`-2 -34 ${width + 4} ${height + 102}`} className="block w-full" aria-hidden="true">
      <path d={lidCurve(width, height)} className="stroke-text" fill="none" strokeWidth="2" />
      <path d={`M0 ${height}H${width}`} className="stroke-rule" strokeWidth="1" />
      <rect x="0" y={height + 8} width={100 * perMillisecond} height="18" className="fill-signal" />
      <path
        d={`M${100 * perMillisecond} ${height + 26}V-28`}
        className="stroke-text"
        strokeWidth="1"
        strokeDasharray="2 4"
      />
      <g className="fill-second font-mono text-[22px] sm:text-[12px] lg:text-[14px] xl:text-[11px]">
        {ticks.map((tick) => (
          <text
            key={tick}
            x={tick * perMillisecond}
            y={height + 46}
            className="translate-y-2 sm:translate-y-0"
            textAnchor={tick === 0 ? "start" : tick === 300 ? "end" : "middle"}
          >
            {tick === 300 ? "300 ms" : tick}
          </text>
        ))}
        <text x={100 * perMillisecond + 10} y={height + 21} className="fill-text">
          {technology.blink.response}
        </text>
        <text x="330" y="14" className="hidden fill-text sm:block">
          {technology.blink.lid}
        </text>
      </g>
    </svg>
  );
}
