import { receiver as copy } from "../../../content/instruments/receiver.ts";
import { percent } from "../../../ui/place.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { fixesOf, type Place, truePlace } from "./flight.ts";
import { FlightLines } from "./flight-lines.tsx";
import { nominal, type Reception } from "./model.ts";

const end = truePlace(1);
/** Percent from a mark to its word: below the truth, above what is reported. */
const leader = 9;

/** A square upright on its place, whose leader points to its word at the drawing's right end. */
interface MarkProps {
  readonly place: Place;
  /** Percent down from the mark to its word. */
  readonly toWord: number;
  readonly size: number;
  readonly className: string;
  readonly word: string;
  readonly wordClass: string;
}

function Mark({ place, toWord, size, className, word, wordClass }: MarkProps) {
  const square = { x: -size / 2, y: -size / 2, width: size, height: size, className, strokeWidth: 1.5 };
  return (
    <svg x={percent(place.x)} y={percent(place.y)} overflow="visible" aria-hidden="true" className="moves">
      <line y2={percent(toWord)} className="stroke-second" />
      {size > 0 && <rect {...square} />}
      <text
        x={percent(100 - place.x)}
        y={percent(toWord)}
        dy={toWord < 0 ? "-0.4em" : "1em"}
        textAnchor="end"
        className={wordClass}
      >
        {word}
      </text>
    </svg>
  );
}

/** Meters from which the offset has room for its number. */
const legible = 180;

/** How far the reported place is from the true one, as a dimension line. */
function Offset({ from, meters }: { from: Place; meters: number }) {
  return (
    <>
      <rect
        x={percent(end.x)}
        width="1"
        y={percent(from.y)}
        height={percent(end.y - from.y)}
        className="moves fill-text"
      />
      {meters >= legible && (
        <text
          x={percent(end.x)}
          y={percent((from.y + end.y) / 2)}
          dx="-1.1em"
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

/** The true way, dashed, and what the receiver says of it now. A deceived one slides off it before the eye. */
export function FlightTrack({ reception }: { readonly reception: Reception }) {
  const { error, fix } = reception;
  const fixes = fixesOf(reception, nominal[0]);
  const last = fixes.at(-1);
  const reported = last ?? end;
  return (
    <svg
      className={`receiver-panel fill-second max-md:h-26 ${error === undefined ? "" : "is-deceived"}`}
      aria-hidden="true"
    >
      <FlightLines fixes={fixes} />
      {error !== undefined && <Offset from={reported} meters={error} />}
      <Mark
        place={end}
        toWord={leader}
        size={18}
        className="fill-ground stroke-text"
        word={copy.drawing.truth}
        wordClass=""
      />
      <Mark
        place={reported}
        toWord={Math.min(0, end.y - reported.y) - leader}
        size={last ? 10 : 0}
        className={fix === "held" && !error ? "fill-text" : "fill-signal"}
        word={last ? copy.drawing.reported : copy.drawing.noFix}
        wordClass="halo fill-text"
      />
    </svg>
  );
}
