import { outAndBackCopy } from "../../../content/instruments/out-and-back.ts";
import { em, percent, sideOf } from "../../../ui/place.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { type Budget, type Flight, publishedRadius } from "./model.ts";
import { Ruler } from "./ruler.tsx";

const { drawing } = outAndBackCopy;
const track = 5.7;
const at = (kilometers: number) => (kilometers / publishedRadius) * 100;

/** A point on the track, named above it on a line of its own. */
function Place({ distance, name, line }: { distance: number; name: string; line: number }) {
  const { x, textAnchor } = sideOf(at(distance));
  return (
    <>
      <line x1={x} x2={x} y1={em(line - 0.8)} y2={em(track)} className="stroke-text" />
      <text
        x={x}
        dx={textAnchor === "end" ? "-0.6em" : "0.6em"}
        y={em(line)}
        textAnchor={textAnchor}
        className="halo"
      >
        {`${name} ${formatMeasure(distance, "km", distance === 0 ? 0 : 1)}`}
      </text>
    </>
  );
}

/** The wind's arrow is as long as the wind is fast. It blows away from the launch point. */
function Wind({ speed }: { readonly speed: number }) {
  const tip = 7.4 + speed * 0.6;
  return (
    <>
      <text y="0.9em">{speed === 0 ? drawing.noWind : `${drawing.wind} ${formatMeasure(speed, "m/s")}`}</text>
      {speed > 0 && (
        <>
          <line x1="7.4em" x2={em(tip)} y1="0.55em" y2="0.55em" className="stroke-text" strokeWidth="1.5" />
          <svg aria-hidden="true" x={em(tip)} y="0.55em" overflow="visible">
            <path d="M1 0L-7-4V4Z" />
          </svg>
        </>
      )}
    </>
  );
}

/** The aircraft from above: six arms, six rotors. */
const Hexacopter = ({ x }: { readonly x: string }) => (
  <svg aria-hidden="true" x={x} y={em(track)} overflow="visible">
    <circle r="19" className="fill-ground print:hidden" />
    <g className="print:[scale:0.7] fill-ground stroke-text" strokeWidth="1.5">
      <path d="M-13 0H13M-6.5-11.3L6.5 11.3M-6.5 11.3L6.5-11.3" />
      {[0, 60, 120, 180, 240, 300].map((bearing) => (
        <circle key={bearing} cx="13" r="4.5" transform={`rotate(${bearing})`} />
      ))}
    </g>
  </svg>
);

/** Made once: a drag leaves it alone. */
const kilometers = (
  <Ruler end={publishedRadius} step={1} long={5} every={10} unit="km" top={track + 1.6} below={1.7} />
);

/** Heavy, as far as the aircraft flies and still returns; thin, to the farthest such point; dotted, the rest of the published radius. */
export function TrackScale({ flight, budget }: { readonly flight: Flight; readonly budget: Budget }) {
  return (
    <svg aria-hidden="true" className="block h-[8.8em] w-full overflow-visible fill-text">
      <Wind speed={flight.wind} />
      <line x2="100%" y1={em(track)} y2={em(track)} className="stroke-second" strokeDasharray="1 4" />
      <line
        x2={percent(at(budget.farthest))}
        y1={em(track)}
        y2={em(track)}
        className="stroke-text"
        strokeWidth="1.5"
      />
      <rect
        width={percent(at(Math.min(flight.distance, budget.farthest)))}
        y={em(track - 0.2)}
        height="0.4em"
      />
      <Place distance={budget.farthest} name={drawing.farthest} line={2.6} />
      <Place distance={flight.distance} name={drawing.turn} line={4} />
      <Hexacopter x={percent(at(flight.distance))} />
      {kilometers}
    </svg>
  );
}
