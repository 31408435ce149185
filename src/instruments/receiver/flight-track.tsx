import { receiver as copy } from "../../content/instruments/receiver.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { percent } from "../kit/place.ts";
import { fixesOf, type Place, truePlace } from "./flight.ts";
import { nominal, type Reception } from "./model.ts";

const pair = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const truth = Array.from({ length: 50 }, (_, index) => truePlace(index / 49))
  .map(pair)
  .join("L");
/** Lines of no length with round ends: all dots are one mark, so a drag changes one attribute. */
const dots = (places: readonly Place[]) => places.map((place) => `M${pair(place)}h0`).join("");
const end = truePlace(1);

function Square({ place, size, className }: { place: Place; size: number; className: string }) {
  return (
    <svg x={percent(place.x)} y={percent(place.y)} overflow="visible" aria-hidden="true">
      <rect x={-size / 2} y={-size / 2} width={size} height={size} className={className} strokeWidth="1.5" />
    </svg>
  );
}

/** Meters from which the offset has room for its number. */
const legible = 180;

/** How far the reported place is from the true one, as a dimension line. */
function Offset({ from, meters }: { from: Place; meters: number }) {
  return (
    <>
      <line
        x1={percent(from.x)}
        x2={percent(end.x)}
        y1={percent(from.y)}
        y2={percent(end.y)}
        className="stroke-text"
      />
      {meters >= legible && (
        <text
          x={percent(end.x)}
          y={percent((from.y + end.y) / 2)}
          dx="-0.8em"
          dy="0.3em"
          textAnchor="end"
          className="fill-text"
        >
          {formatMeasure(meters, "m")}
        </text>
      )}
    </>
  );
}

/** The true way, dashed, and what the receiver says of it. */
export function FlightTrack({ reception }: { readonly reception: Reception }) {
  const fixes = fixesOf(reception, nominal[0]);
  const last = fixes.at(-1);
  return (
    <svg className="receiver-panel label overflow-visible fill-second" aria-hidden="true">
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path
          d={`M${truth}`}
          className="stroke-second"
          strokeDasharray="5 5"
          strokeWidth="1.25"
          fill="none"
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={dots(fixes)}
          className="stroke-text"
          strokeLinecap="round"
          strokeWidth="5.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {last && reception.error ? <Offset from={last} meters={reception.error} /> : null}
      <Square place={end} size={12} className="fill-ground stroke-text" />
      <text x={percent(end.x)} y={percent(end.y)} dy="1.9em" textAnchor="middle">
        {copy.drawing.truth}
      </text>
      {last ? (
        <>
          <Square place={last} size={16} className="fill-signal" />
          <text
            x={percent(last.x)}
            y={percent(last.y)}
            dx="0.7em"
            dy="-1.1em"
            textAnchor="end"
            className="fill-text"
          >
            {copy.drawing.reported}
          </text>
        </>
      ) : (
        <text
          x={percent(end.x)}
          y={percent(end.y)}
          dy="-1.4em"
          dx="0.7em"
          textAnchor="end"
          className="fill-text"
        >
          {copy.drawing.noFix}
        </text>
      )}
    </svg>
  );
}
