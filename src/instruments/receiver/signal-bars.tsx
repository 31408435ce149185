import { receiver as copy } from "../../content/instruments/receiver.ts";
import { formatNumber } from "../kit/number-format.ts";
import { percent } from "../kit/place.ts";
import { lostAt, nominal, printedLevel, reception, threshold, utmost } from "./model.ts";

/** dB-Hz from the foot of the drawing to its top. */
const top = 56;
/** Percent across: eight pairs, and room for words at the right. */
const pitch = 9.8;
const barWidth = 5;
const ghostWidth = 2.8;
/** Percent down: below it stands what each signal can bear. */
const foot = 87;
const down = (level: number) => foot - (Math.max(0, level) / top) * foot;

interface ColumnProps {
  readonly x: number;
  readonly width: number;
  readonly level: number;
  /** While it is tracked; hollow when it is lost. */
  readonly fill: string;
}

function Column({ x, width, level, fill }: ColumnProps) {
  const tracked = level >= threshold;
  return (
    <rect
      x={percent(x)}
      width={percent(width)}
      y={percent(down(level))}
      height={percent(foot - down(level))}
      className={`stroke-text ${tracked ? fill : "fill-ground"}`}
    />
  );
}

/** Beside every bar, what would be left of it: drowned as far as a fix can bear. */
const ghosts = reception(utmost.jamming).levels.map((level, index) => (
  <g key={level}>
    <Column x={index * pitch + barWidth} width={ghostWidth} level={level} fill="fill-plate" />
    <text x={percent(index * pitch + (barWidth + ghostWidth) / 2)} y="100%" textAnchor="middle">
      {`+${lostAt(nominal[index] ?? 0)}`}
    </text>
  </g>
));

function Bar({ level, index }: { level: number; index: number }) {
  const x = index * pitch;
  return (
    <>
      <Column x={x} width={barWidth} level={level} fill="fill-text" />
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

/** Eight signals against the level they must hold: full while tracked, hollow when lost; below, when that is. */
export function SignalBars({ levels }: { readonly levels: readonly number[] }) {
  const level = percent(down(threshold));
  const { tracked, threshold: from, lost } = copy.drawing;
  return (
    <svg className="receiver-panel fill-second" aria-hidden="true">
      {ghosts}
      <line x2="100%" y1={level} y2={level} className="stroke-text" strokeDasharray="5 4" />
      {levels.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: eight satellites, always in this order.
        <Bar key={index} level={value} index={index} />
      ))}
      <line x2="100%" y1={percent(foot)} y2={percent(foot)} className="stroke-text" />
      <g textAnchor="end">
        <text x="100%" y={level} dy="-1.8em" className="fill-text">
          {tracked}
        </text>
        <text x="100%" y={level} dy="-0.5em" className="fill-text">
          {from(formatNumber(threshold))}
        </text>
        <text x="100%" y="100%">
          {lost.word}
          <tspan className="max-lg:hidden">{lost.at}</tspan>
          {lost.unit}
        </text>
      </g>
    </svg>
  );
}
