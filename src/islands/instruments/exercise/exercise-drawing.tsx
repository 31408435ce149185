import { exerciseCopy } from "../../../content/instruments/exercise.ts";
import { em } from "../../../ui/place.ts";
import { clock } from "./clock.ts";
import { Legend } from "./legend.tsx";
import { duration, type Exercise, type Outcome, serviceCount } from "./model.ts";
import { ScoreLine } from "./score-line.tsx";
import { ServiceRow } from "./service-row.tsx";
import { at, firstRow, rowsEnd } from "./sheet.ts";

const { drawing } = exerciseCopy;
/** Right of here a label would run out of the drawing. */
const lastLabel = duration * 0.62;

interface MomentProps {
  readonly time: number;
  readonly name: string;
  readonly line: number;
}

/** A moment, named above the rows. */
function Moment({ time, name, line }: MomentProps) {
  const x = at(time);
  const side = time > lastLabel ? ({ textAnchor: "end", dx: "-0.5em" } as const) : { dx: "0.5em" };
  return (
    <g>
      <line x1={x} x2={x} y1={em(line - 0.8)} y2={em(rowsEnd)} className="stroke-text" />
      <text x={x} y={em(line)} {...side} className="halo fill-text">
        {`${name} ${clock(time)}`}
      </text>
    </g>
  );
}

function Hours() {
  return Array.from({ length: 9 }, (_, hour) => hour * 60).map((time) => (
    <g key={time}>
      <line x1={at(time)} x2={at(time)} y1={em(rowsEnd)} y2={em(rowsEnd + 0.4)} className="stroke-second" />
      {time % 120 === 0 && (
        <text
          x={at(time)}
          y={em(rowsEnd + 1.6)}
          textAnchor={time === 0 ? "start" : time === duration ? "end" : "middle"}
          className={`fill-second ${time % 240 === 0 ? "" : "max-sm:hidden"}`}
        >
          {clock(time)}
        </text>
      )}
    </g>
  ));
}

/** Made once: a drag leaves them alone. */
const hours = <Hours />;
const legend = <Legend />;

interface ExerciseDrawingProps {
  readonly exercise: Exercise;
  readonly outcome: Outcome;
}

/** Four services over eight hours: a line where one runs, orange where it is down and nobody knows. */
export function ExerciseDrawing({ exercise, outcome }: ExerciseDrawingProps) {
  const { intrusion } = exercise;
  const { noticed, outages } = outcome;
  return (
    <div className="label pl-[2.8em] sm:pl-[6.4em]">
      <svg aria-hidden="true" className="block h-[14.4em] w-full overflow-visible">
        <pattern
          id="exercise-hatch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V6" className="stroke-text" strokeWidth="2" />
        </pattern>
        <text x="-2.8em" y={em(firstRow - 0.35)} className="fill-second sm:hidden">
          {drawing.service}
        </text>
        {Array.from({ length: serviceCount }, (_, service) => (
          <ServiceRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the service.
            key={service}
            service={service}
            intrusion={intrusion}
            noticed={noticed}
            outage={outages[service]}
          />
        ))}
        <Moment time={intrusion} name={drawing.intrusion} line={1} />
        {noticed <= duration && <Moment time={noticed} name={drawing.noticed} line={2.4} />}
        {hours}
      </svg>
      {legend}
      <ScoreLine exercise={exercise} outcome={outcome} />
    </div>
  );
}
