import { receiver as copy } from "../../../content/instruments/receiver.ts";
import { percent } from "../../../ui/place.ts";
import { formatNumber } from "../kit/number-format.ts";
import { nominal, printedLevel, threshold } from "./model.ts";

/** dB-Hz from the foot of the drawing to its top. */
const top = 58;
/** Percent across: eight bars, and room for words at the right. */
const pitch = 9.8;
const barWidth = 3;
/** The number above the first bar is wider than the bar. */
const left = (index: number) => 2 + index * pitch;
/** Percent down: the line they stand on, whole within the drawing. */
const foot = 99.5;
const down = (level: number) => foot - (Math.max(0, level) / top) * foot;

const undisturbed = nominal
  .map((level, index) => `M${+left(index).toFixed(1)} ${foot}V${down(level).toFixed(1)}h${barWidth}V${foot}`)
  .join("");

/** What a drag leaves alone: how far each signal reaches under an open sky. */
const outlines = (
  <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none">
    <path
      d={undisturbed}
      className="stroke-second"
      fill="none"
      strokeDasharray="1 3"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

function Bar({ level, index }: { level: number; index: number }) {
  const x = left(index);
  const tracked = level >= threshold;
  return (
    <>
      <rect
        x={percent(x)}
        width={percent(barWidth)}
        y={percent(down(level))}
        height={percent(foot - down(level))}
        className={`stroke-text ${tracked ? "fill-text" : "fill-ground"}`}
      />
      {tracked && (
        <line
          x1={percent(x)}
          x2={percent(x + barWidth)}
          y1={percent(down(threshold))}
          y2={percent(down(threshold))}
          className="stroke-ground"
          strokeWidth="2"
        />
      )}
      <text
        x={percent(x + barWidth / 2)}
        y={percent(down(level))}
        dy="-0.4em"
        textAnchor="middle"
        className="fill-text halo"
      >
        {formatNumber(printedLevel(level))}
      </text>
    </>
  );
}

/** Eight signals against the level they must hold: full while tracked, hollow when lost. */
export function SignalBars({ levels }: { readonly levels: readonly number[] }) {
  const level = percent(down(threshold));
  const { tracked, threshold: from } = copy.drawing;
  return (
    <svg className="receiver-panel" aria-hidden="true">
      {outlines}
      <line x2="100%" y1={level} y2={level} className="stroke-text" strokeDasharray="5 4" />
      {levels.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight satellites, always in this order.
        <Bar key={index} level={value} index={index} />
      ))}
      <line x2="100%" y1={percent(foot)} y2={percent(foot)} className="stroke-text" />
      <g textAnchor="end" className="fill-text">
        <text x="100%" y={level} dy="-1.8em">
          {tracked}
        </text>
        <text x="100%" y={level} dy="-0.5em">
          {from(formatNumber(threshold))}
        </text>
      </g>
    </svg>
  );
}
