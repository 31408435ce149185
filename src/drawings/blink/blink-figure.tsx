import { technology } from "../../content/home/technology.ts";
import { Axis } from "../../ui/axis.tsx";
import { blinkDuration, lidCurve } from "./model.ts";

const width = 600;
const height = 190;
const response = (100 / blinkDuration) * width;
const ticks = ["0", "100", "200", String(blinkDuration)];

/** The response time to scale beside the closing and opening of an eye. */
export function BlinkFigure() {
  return (
    <>
      <div className="relative">
        <svg viewBox={`-2 -34 ${width + 4} ${height + 64}`} className="block w-full" aria-hidden="true">
          <path d={lidCurve(width, height)} className="stroke-text" fill="none" strokeWidth="2" />
          <path d={`M0 ${height}H${width}`} className="stroke-rule" strokeWidth="1" />
          <rect x="0" y={height + 8} width={response} height="18" className="fill-signal" />
          <path
            d={`M${response} ${height + 26}V-28`}
            className="stroke-text"
            strokeWidth="1"
            strokeDasharray="2 4"
          />
        </svg>
        <p aria-hidden="true" className="label hidden lg:block">
          <span className="absolute bottom-[2.5%] left-[calc(100%/3+0.75rem)]">
            {technology.blink.response}
          </span>
          <span className="absolute top-[14%] right-0">{technology.blink.lid}</span>
        </p>
      </div>
      <Axis marks={ticks} />
    </>
  );
}
