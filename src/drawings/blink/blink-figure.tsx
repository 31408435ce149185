import { technology } from "../../content/home/technology.ts";
import { Axis } from "../../ui/axis.tsx";
import { blinkDuration, lidCurve, shutAt } from "./model.ts";

const width = 600;
const height = 190;
const response = (100 / blinkDuration) * width;
const shut = (shutAt / blinkDuration) * width;
const ticks = ["0", "100", "", `${blinkDuration} ms`];

/** Where the words stand: above the top of the curve, on its flank, above its end, beside the bar. */
const places = {
  closed: "bottom-[89%] left-[37%] -translate-x-1/2",
  opening: "top-[36%] left-[68%]",
  open: "right-0 bottom-[19%]",
  processing: "bottom-0 left-[calc(100%/3+0.5rem)] lg:bottom-1.5",
};

/** The response time to scale beside the closing and opening of an eye. */
export function BlinkFigure() {
  return (
    <>
      <div className="relative">
        <svg viewBox={`0 -52 ${width} ${height + 84}`} className="block w-full" aria-hidden="true">
          <path
            d={lidCurve(width, height)}
            className="stroke-text"
            fill="none"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          <path d={`M0 ${height}H${width}`} className="stroke-rule" vectorEffect="non-scaling-stroke" />
          {/* From its name to the top of the curve. */}
          <path d={`M${shut} -18V-4`} className="stroke-text" vectorEffect="non-scaling-stroke" />
          <rect y={height + 13} width={response} height="18" className="fill-signal" />
          <path
            d={`M${response} ${height + 31}V2`}
            className="stroke-text"
            strokeDasharray="2 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p aria-hidden="true" className="label leading-none">
          {technology.blink.map(([place, word]) => (
            <span key={place} className={`absolute ${places[place]}`}>
              {word}
            </span>
          ))}
        </p>
      </div>
      <Axis marks={ticks} />
    </>
  );
}
