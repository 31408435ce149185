import { receiver as copy } from "../../../content/instruments/receiver.ts";
import { percent } from "../../../ui/place.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { fixesOf, type Place, truePlace } from "./flight.ts";
import { FlightLines } from "./flight-lines.tsx";
import { nominal, type Reception } from "./model.ts";

const end = truePlace(1);

function Square({ place, size, className }: { place: Place; size: number; className: string }) {
  return (
    <svg x={percent(place.x)} y={percent(place.y)} overflow="visible" aria-hidden="true">
      <rect x={-size / 2} y={-size / 2} width={size} height={size} className={className} strokeWidth="1.5" />
    </svg>
  );
}

/** Percent down: below itself the truth is named, above both what is reported. */
const truthLabel = end.y + 9;
const labelOf = ({ y }: Place = end) => Math.min(y, end.y) - 9;

/** From a mark upright to its word. */
function Leader({ from, to }: { readonly from: Place; readonly to: number }) {
  const [x, y1, y2] = [from.x, from.y, to].map(percent);
  return <line x1={x} x2={x} y1={y1} y2={y2} className="stroke-second" />;
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

/** The true way, dashed, and what the receiver says of it now. */
export function FlightTrack({ reception }: { readonly reception: Reception }) {
  const fixes = fixesOf(reception, nominal[0]);
  const last = fixes.at(-1);
  const reportLabel = labelOf(last);
  return (
    <svg className="receiver-panel fill-second max-md:h-26" aria-hidden="true">
      <FlightLines fixes={fixes} dot={5.5} />
      {last && reception.error ? <Offset from={last} meters={reception.error} /> : null}
      <Leader from={end} to={truthLabel} />
      <Leader from={last ?? end} to={reportLabel} />
      <Square place={end} size={18} className="fill-ground stroke-text" />
      {last && (
        <Square
          place={last}
          size={10}
          className={reception.fix === "held" && !reception.error ? "fill-text" : "fill-signal"}
        />
      )}
      <g textAnchor="end">
        <text x="100%" y={percent(truthLabel)} dy="1em">
          {copy.drawing.truth}
        </text>
        <text x="100%" y={percent(reportLabel)} dy="-0.4em" className="halo fill-text">
          {last ? copy.drawing.reported : copy.drawing.noFix}
        </text>
      </g>
    </svg>
  );
}
