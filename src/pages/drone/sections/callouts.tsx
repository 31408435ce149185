import { keyFeatures } from "../../../content/products/syfor-drones/key-features.ts";
import { numberOf } from "../../../content/products/syfor-drones/parts.ts";

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

interface CalloutProps {
  readonly feature: (typeof keyFeatures)[number];
  readonly where: "standing" | "flown";
}

/** A number on its shelf and a line to the part; wide pictures have room for the name. */
function Callout({ feature: { part, title, callout }, where }: CalloutProps) {
  if (!part || !callout) return null;
  const { left, right, y } = callout.shelf;
  const [toX, toY] = callout[where].map(percent);
  const [start, end, height] = [left, right, y].map(percent);
  // The line leaves the shelf at the end that is nearer to the part.
  const from = left > 0.5 ? start : end;
  return (
    <>
      <line x1={start} x2={end} y1={height} y2={height} />
      <line x1={from} y1={height} x2={toX} y2={toY} />
      <circle cx={toX} cy={toY} r="3.5" className="fill-ground" />
      <text x={start} y={height} dy="-0.5em" stroke="none">
        {numberOf(part)}
        <tspan dx="0.8em" className="callout-name">
          {title}
        </tspan>
      </text>
    </>
  );
}

/** Over a picture of the machine, in the manner of a data sheet. The list below says the same in words. */
export function Callouts({ where }: Pick<CalloutProps, "where">) {
  return (
    <svg
      aria-hidden="true"
      className="screen-only label absolute inset-0 h-full w-full overflow-visible fill-text stroke-text"
    >
      {keyFeatures.map((feature) => (
        <Callout key={feature.title} feature={feature} where={where} />
      ))}
    </svg>
  );
}
