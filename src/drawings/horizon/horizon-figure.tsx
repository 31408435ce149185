import { skylinePath } from "./model.ts";

const width = 720;
const land = 120;
const ground = 168;
const perDegree = width / 360;
const contactBearing = 243;
const points = [
  { name: "N", bearing: 0, anchor: "start" },
  { name: "E", bearing: 90, anchor: "middle" },
  { name: "S", bearing: 180, anchor: "middle" },
  { name: "W", bearing: 270, anchor: "middle" },
  { name: "N", bearing: 360, anchor: "end" },
] as const;

const ticks = Array.from({ length: 37 }, (_, index) => {
  const x = index * 10 * perDegree;
  return `M${x} ${ground}v${index % 9 === 0 ? 12 : 6}`;
}).join("");

/** The whole horizon unrolled from north to north, with one contact above it. */
export function HorizonFigure() {
  const line = skylinePath(width, land);
  return (
    <svg viewBox={`-1 -40 ${width + 2} ${ground + 86}`} className="block w-full" aria-hidden="true">
      <path d={`${line}L${width} ${ground}L0 ${ground}Z`} className="fill-plate" />
      <path d={line} className="stroke-text" fill="none" strokeWidth="1.5" />
      <path d={`M0 ${ground}H${width}`} className="stroke-text" strokeWidth="1" />
      <path d={ticks} className="stroke-text" strokeWidth="1" />
      <path d={`M${contactBearing * perDegree} -12V${ground}`} className="stroke-signal" strokeWidth="1.5" />
      <rect x={contactBearing * perDegree - 5} y="-24" width="10" height="10" className="fill-signal" />
      <g className="fill-second font-mono text-[25px] sm:text-[12.5px]">
        {points.map(({ name, bearing, anchor }) => (
          <text key={bearing} x={bearing * perDegree} y={ground + 36} textAnchor={anchor}>
            {name} {String(bearing).padStart(3, "0")}°
          </text>
        ))}
      </g>
    </svg>
  );
}
