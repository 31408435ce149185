import { keyFeatures } from "../../content/products/syfor-drones/key-features.ts";
import { droneParts, numberOf } from "../../content/products/syfor-drones/parts.ts";
import type { PoseId } from "../../content/products/syfor-drones/stage-pictures.ts";

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

interface CalloutProps {
  readonly feature: (typeof keyFeatures)[number];
  readonly pose: PoseId;
}

/** A number and a name on their shelf, and a line to the part. A phone shows the number alone, at the end of the line. */
function Callout({ feature: { part, callout }, pose }: CalloutProps) {
  if (!part || !callout) return null;
  const { left, right } = callout.shelf;
  const [y, place] = callout.at[pose];
  const [toX, toY] = place.map(percent);
  const [start, end, height] = [left, right, y].map(percent);
  // The line leaves the shelf at the end that is nearer to the part.
  const leader = { x1: left > 0.5 ? start : end, y1: height, x2: toX, y2: toY };
  const above = { y: height, dy: "-0.5em", stroke: "none" };
  return (
    <>
      <line x1={start} x2={end} y1={height} y2={height} className="callout-name" />
      <line {...leader} className="halo-line" />
      <line {...leader} />
      <circle cx={toX} cy={toY} r="2.5" className="fill-ground" />
      <text {...above} x={leader.x1} textAnchor={left > 0.5 ? "start" : "end"} className="sm:hidden">
        {numberOf(part)}
      </text>
      <text {...above} x={start} className="callout-name">
        <tspan className="label">{numberOf(part)}</tspan>
        <tspan dx="0.6em">{droneParts[part].name}</tspan>
      </text>
    </>
  );
}

/** Over a picture of the machine, in the manner of a data sheet. The list below says the same in words. */
export function Callouts({ pose }: Pick<CalloutProps, "pose">) {
  return (
    <svg
      aria-hidden="true"
      className="screen-only label absolute inset-0 h-full w-full overflow-visible fill-text stroke-text"
    >
      {keyFeatures.map((feature) => (
        <Callout key={feature.title} feature={feature} pose={pose} />
      ))}
    </svg>
  );
}
