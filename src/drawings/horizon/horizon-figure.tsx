import { technology } from "../../content/home/technology.ts";
import { Axis } from "../../ui/axis.tsx";
import { skyline, skylinePath } from "./model.ts";

const width = 1440;
const land = 240;
const ground = 336;
const perDegree = width / 360;
const contact = 243 * perDegree;
const points = ["N", "E", "S", "W", "N"];

const ticks = Array.from({ length: 37 }, (_, index) => {
  const x = index * 10 * perDegree;
  return `M${x} ${ground}v${index % 9 === 0 ? 24 : 12}`;
}).join("");

const line = skylinePath(width, land);
const shore = Math.round((1 - skyline(0)) * land);

/** The whole horizon unrolled from north to north, with one contact above it. The land goes on beyond both edges. */
export function HorizonFigure() {
  return (
    <div className="relative">
      <svg
        viewBox={`-1 -56 ${width + 2} ${ground + 88}`}
        preserveAspectRatio="none"
        className="block h-18 w-full sm:h-auto"
        aria-hidden="true"
      >
        <g className="stroke-text" fill="none" strokeWidth="1.25">
          <path
            d={`${line}h9V${ground}H-9V${shore}Z`}
            className="fill-plate"
            vectorEffect="non-scaling-stroke"
          />
          <path d={ticks} vectorEffect="non-scaling-stroke" />
        </g>
        <path
          d={`M${contact} -40V${ground}`}
          className="stroke-signal"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span
        aria-hidden="true"
        className="label absolute -top-2 right-[32.5%] translate-x-1 whitespace-nowrap"
      >
        {technology.contact}
        <span className="ml-2 inline-block size-0 border-4 border-signal" />
      </span>
      <Axis marks={points} />
    </div>
  );
}
