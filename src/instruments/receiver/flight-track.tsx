import { memo } from "react";
import { receiver as copy } from "../../content/instruments/receiver.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { percent } from "../kit/place.ts";
import { readingText } from "../kit/quantity.ts";
import { fixesOf, type Place, spreadOf, truePlace } from "./flight.ts";
import { nominal, quantities, type Reception, reception as receptionOf, utmost } from "./model.ts";

const pair = ({ x, y }: Place) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line = (places: readonly Place[]) => places.map(pair).join("L");
const truth = line(Array.from({ length: 13 }, (_, index) => truePlace(index / 12)));
/** Lines of no length with round ends: all dots are one mark, so a drag changes one attribute. */
const dots = (places: readonly Place[]) => places.map((place) => `M${pair(place)}h0`).join("");
const end = truePlace(1);

/** Where each mode leads at its utmost: a band around the truth, a calm line away from it. */
const spread = spreadOf(receptionOf(utmost.jamming), nominal[0]);
/** Beyond the drawing, which cuts the band upright. */
const [beforeIt, afterIt] = [pair(truePlace(-0.2)), pair(truePlace(1.2))];
const led = fixesOf(receptionOf(utmost.spoofing), nominal[0]).filter(
  (_, index) => index > 6 && index % 3 === 0,
);
const astrayEnd = led.at(-1) ?? end;

const Ghosts = memo(() => (
  <>
    <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path
        d={`M${beforeIt}L${truth}L${afterIt}`}
        className="stroke-plate"
        strokeWidth={(2 * spread).toFixed(1)}
        fill="none"
      />
      <path
        d={`M${line(led)}`}
        className="stroke-second"
        strokeDasharray="1 5"
        strokeWidth="1.25"
        fill="none"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
    <text x={percent(74)} y={percent(astrayEnd.y)} dy="-0.4em" textAnchor="end">
      {copy.drawing.deceived(readingText(utmost.spoofing.minutes, quantities.minutes))}
    </text>
  </>
));

function Square({ place, size, className }: { place: Place; size: number; className: string }) {
  return (
    <svg x={percent(place.x)} y={percent(place.y)} overflow="visible" aria-hidden="true">
      <rect x={-size / 2} y={-size / 2} width={size} height={size} className={className} strokeWidth="1.5" />
    </svg>
  );
}

/** Percent down, clear of the band: below it the truth is named, above it and above itself what is reported. */
const truthLabel = end.y + spread + 5;
const labelOf = ({ y }: Place = end) => Math.min(y - 9, end.y - spread - 4);

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

/** The true way, dashed, what the receiver says of it, and how far it may yet go wrong. */
export function FlightTrack({ reception }: { readonly reception: Reception }) {
  const fixes = fixesOf(reception, nominal[0]);
  const last = fixes.at(-1);
  const reportLabel = labelOf(last);
  return (
    <svg className="receiver-panel fill-second max-md:mb-3 max-md:h-31" aria-hidden="true">
      <Ghosts />
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
      <Leader from={end} to={truthLabel} />
      <Leader from={last ?? end} to={reportLabel} />
      <Square place={end} size={18} className="fill-ground stroke-text" />
      {last && <Square place={last} size={10} className="fill-signal" />}
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
