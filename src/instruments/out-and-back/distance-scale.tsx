import { outAndBackCopy } from "../../content/instruments/out-and-back.ts";
import { formatMeasure } from "../kit/number-format.ts";
import { type Budget, type Flight, publishedRadius } from "./model.ts";

const { drawing } = outAndBackCopy;
const track = 3.4;
const at = (kilometers: number) => `${(kilometers / publishedRadius) * 100}%`;
const em = (value: number) => `${value}em`;
const ticks = Array.from({ length: publishedRadius + 1 }, (_, kilometer) => kilometer);

/** A point on the track, named above it on a line of its own. */
function Place({ distance, name, line }: { distance: number; name: string; line: number }) {
  const isLate = distance > publishedRadius / 2;
  const x = at(distance);
  return (
    <>
      <line x1={x} x2={x} y1={em(line - 0.8)} y2={em(track)} className="stroke-text" />
      <text x={x} dx={isLate ? "-0.5em" : "0.5em"} y={em(line)} textAnchor={isLate ? "end" : "start"}>
        {name} {formatMeasure(distance, "km", distance === 0 ? 0 : 1)}
      </text>
    </>
  );
}

/** The turning point and the farthest one that still has a way back, on the published radius. */
export function DistanceScale({ flight, budget }: { readonly flight: Flight; readonly budget: Budget }) {
  return (
    <svg aria-hidden="true" className="mt-[1.6em] block h-[6em] w-full overflow-visible fill-text">
      <line x2="100%" y1={em(track)} y2={em(track)} className="stroke-second" strokeDasharray="1 4" />
      <rect width={at(budget.farthest)} y={em(track - 0.25)} height="0.5em" />
      <Place distance={budget.farthest} name={drawing.farthest} line={1} />
      <Place distance={flight.distance} name={drawing.turn} line={2.4} />
      <svg aria-hidden="true" x={at(flight.distance)} y={em(track)} className="overflow-visible">
        <circle r="6" strokeWidth="2" className="fill-ground stroke-text" />
      </svg>
      {ticks.map((kilometer) => (
        <g key={kilometer} className="fill-second">
          <line
            x1={at(kilometer)}
            x2={at(kilometer)}
            y1={em(track + 0.6)}
            y2={em(track + (kilometer % 5 === 0 ? 1.2 : 0.9))}
            className="stroke-second"
          />
          {kilometer % 10 === 0 && (
            <text
              x={at(kilometer)}
              y={em(track + 2.4)}
              textAnchor={kilometer === 0 ? "start" : kilometer === publishedRadius ? "end" : "middle"}
            >
              {kilometer === publishedRadius ? formatMeasure(kilometer, "km") : kilometer}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
