import { em, percent } from "../../../ui/place.ts";

/** The scale of time: one hour across, three lanes down, in em. */
export const hour = 60;
export const laneHeight = 3.8;
export const barTop = 1.35;
const barHeight = 1.7;
export const at = (minutes: number) => (Math.min(Math.max(minutes, 0), hour) / hour) * 100;

interface SpanProps {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
  readonly className: string;
  readonly fill?: string;
  readonly fillOpacity?: string;
  readonly strokeDasharray?: string;
}

/** Minutes of one lane, from and to. What lies beyond the hour is left out. */
export function Span({ lane, from, to, ...look }: SpanProps) {
  const end = Math.min(to, hour);
  if (end <= from) return null;
  return (
    <rect
      x={percent(at(from))}
      width={percent(at(end - from))}
      y={em(lane * laneHeight + barTop)}
      height={em(barHeight)}
      {...look}
    />
  );
}

interface LaneTextProps {
  readonly lane: number;
  readonly heading: string;
  /** In its place on a narrow screen. */
  readonly narrow?: string | undefined;
  /** More of the heading, where the note leaves it room. */
  readonly aside?: string;
  readonly note: string | false;
  /** Where the lane's bar ends. */
  readonly end: number;
}

/** The heading above the bar; the note behind its end where there is room, else across from the heading. */
export function LaneText({ lane, heading, narrow, aside, note, end }: LaneTextProps) {
  const top = lane * laneHeight;
  const isBehind = at(end) < 48;
  const place = isBehind
    ? { x: percent(at(end)), dx: "0.6em", y: em(top + barTop + 1.2) }
    : { x: "100%", y: em(top + 0.9), textAnchor: "end" as const };
  return (
    <g className="halo fill-text">
      <text y={em(top + 0.9)}>
        {narrow && <tspan className="sm:hidden">{narrow}</tspan>}
        <tspan className={narrow && "max-sm:hidden"}>{heading}</tspan>
        {aside && <tspan className={isBehind ? "" : "max-sm:hidden"}>{` ${aside}`}</tspan>}
      </text>
      {note && <text {...place}>{note}</text>}
    </g>
  );
}

/** Where a bar runs past the hour, two cuts say that it goes on. */
export const Cut = ({ lane }: { readonly lane: number }) => (
  <svg aria-hidden="true" x="100%" y={em(lane * laneHeight + barTop)} overflow="visible">
    <path d="M-24 30l10-40M-15 30l10-40" className="stroke-ground" strokeWidth="3" />
  </svg>
);
