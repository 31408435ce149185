import { receiver as copy } from "../../content/instruments/receiver.ts";
import { formatNumber } from "../kit/number-format.ts";
import { percent } from "../kit/place.ts";
import { lostAt, nominal, printedLevel, threshold } from "./model.ts";

/** dB-Hz from the foot of the drawing to its top. */
const top = 58;
/** Percent across: eight bars, and room for words at the right. */
const pitch = 9;
const barWidth = 6.3;
/** Percent down: below it stands what each signal can bear. */
const foot = 86;
const down = (level: number) => foot - (Math.max(0, level) / top) * foot;

function Bar({ level, open, index }: { level: number; open: number; index: number }) {
  const x = index * pitch;
  const middle = percent(x + barWidth / 2);
  return (
    <>
      <line
        x1={percent(x)}
        x2={percent(x + barWidth)}
        y1={percent(down(open))}
        y2={percent(down(open))}
        className="stroke-second"
      />
      <rect
        x={percent(x)}
        width={percent(barWidth)}
        y={percent(down(level))}
        height={percent(foot - down(level))}
        className={level >= threshold ? "fill-text stroke-text" : "fill-ground stroke-text"}
      />
      {level >= threshold && (
        <line
          x1={percent(x)}
          x2={percent(x + barWidth)}
          y1={percent(down(threshold))}
          y2={percent(down(threshold))}
          className="stroke-ground"
          strokeWidth="2"
        />
      )}
      <text x={middle} y={percent(down(level))} dy="-0.4em" textAnchor="middle" className="fill-text halo">
        {formatNumber(printedLevel(level))}
      </text>
      <text x={middle} y="99%" textAnchor="middle">
        {`+${lostAt(open)}`}
      </text>
    </>
  );
}

/** Eight signals against the level they must hold: full while tracked, hollow when lost; below, when that is. */
export function SignalBars({ levels }: { readonly levels: readonly number[] }) {
  const level = percent(down(threshold));
  return (
    <svg className="receiver-panel label fill-second" aria-hidden="true">
      <line x2="100%" y1={level} y2={level} className="stroke-text" strokeDasharray="5 4" />
      {levels.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight satellites, always in this order.
        <Bar key={index} level={value} open={nominal[index] ?? 0} index={index} />
      ))}
      <line x2="100%" y1={percent(foot)} y2={percent(foot)} className="stroke-text" />
      <text x="100%" y={level} dy="-0.5em" textAnchor="end" className="fill-text">
        {copy.drawing.tracked}
      </text>
      <text x="100%" y={level} dy="1.25em" textAnchor="end">
        {copy.drawing.threshold(formatNumber(threshold))}
      </text>
      <text x="100%" y="99%" textAnchor="end">
        {copy.drawing.lostAt}
      </text>
    </svg>
  );
}
