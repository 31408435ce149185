import { Axis } from "../../ui/axis.tsx";
import { skylinePath } from "./model.ts";

const width = 720;
const land = 120;
const ground = 168;
const perDegree = width / 360;
const contactBearing = 243;
const points = ["N", "E", "S", "W", "N"];

const ticks = Array.from({ length: 37 }, (_, index) => {
  const x = index * 10 * perDegree;
  return `M${x} ${ground}v${index % 9 === 0 ? 12 : 6}`;
}).join("");

/** The whole horizon unrolled from north to north, with one contact above it. */
export function HorizonFigure() {
  const line = skylinePath(width, land);
  return (
    <>
      <svg viewBox={`-1 -28 ${width + 2} ${ground + 44}`} className="block w-full" aria-hidden="true">
        <path d={`${line}L${width} ${ground}L0 ${ground}Z`} className="fill-plate" />
        <path d={line} className="stroke-text" fill="none" strokeWidth="1.5" />
        <path d={`M0 ${ground}H${width}`} className="stroke-text" strokeWidth="1" />
        <path d={ticks} className="stroke-text" strokeWidth="1" />
        <path
          d={`M${contactBearing * perDegree} -12V${ground}`}
          className="stroke-signal"
          strokeWidth="1.5"
        />
        <rect x={contactBearing * perDegree - 5} y="-24" width="10" height="10" className="fill-signal" />
      </svg>
      <Axis marks={points} />
    </>
  );
}
