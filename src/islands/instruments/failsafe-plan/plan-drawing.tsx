import { failsafeCopy } from "../../../content/instruments/failsafe-plan.ts";
import { em, percent } from "../../../ui/place.ts";
import { type Fault, faults, type Plan, type Response } from "./model.ts";

/** Six columns across, in percent: the launch point and one for each fault. Down in em. */
const column = 100 / 6;
const place = (index: number) => percent((index + 1) * column);
const launch = "0%";
const cruise = 8.4;
const ground = 13.6;
/** Each way home flies at a height of its own, so that none hides another. */
const homeward = (index: number) => em(cruise - 2.2 - index * 1.15);
const square = 22;

/** Where the last one holds, it holds inside the fence. */
const holding = 1.5;
const fence = { x: place(faults.indexOf("geofence")), beyond: em(holding + 0.6) };
/** How far the wind takes what comes down without a fix. */
const drift = 2.6;

/** In a wide window the drawing is larger than its words. */
const size = "lg:[font-size:1.4em]";
const word = "lg:[font-size:calc(1em/1.4)]";

interface WordProps {
  readonly x: string | number;
  readonly anchor?: "middle";
  readonly children: string;
}

/** Below the ground. */
const Word = ({ x, anchor, children }: WordProps) => (
  <svg aria-hidden="true" x={x} y={em(ground)} overflow="visible">
    <text y="1.6em" textAnchor={anchor} stroke="none" className={`fill-second ${word}`}>
      {children}
    </text>
  </svg>
);

interface EventProps {
  readonly index: number;
  readonly response: Response;
  readonly isLooked: boolean;
}

/** What the aircraft does from the place of the fault. */
function Way({ index, response }: Omit<EventProps, "isLooked">) {
  const x = place(index);
  if (response === "hold") return <circle cx={x} cy={em(cruise)} r={em(holding)} strokeDasharray="5 3" />;
  if (faults[index] === "navigation")
    return (
      <svg aria-hidden="true" x={x} overflow="visible">
        <line x2={em(drift)} y1={em(cruise)} y2={em(ground)} strokeDasharray="5 3" />
        <Word x={em(drift)} anchor="middle">
          {failsafeCopy.drawing.drifts}
        </Word>
      </svg>
    );
  if (response === "land")
    return (
      <>
        <line x1={x} x2={x} y1={em(cruise)} y2={em(ground)} />
        <svg aria-hidden="true" x={x} y={em(ground)} overflow="visible">
          <path d="M-14 0H14" strokeWidth="5" />
        </svg>
      </>
    );
  const y = homeward(index);
  return (
    <>
      <line x1={x} x2={x} y1={em(cruise)} y2={y} />
      <line x1={x} x2={launch} y1={y} y2={y} />
      <line x1={launch} x2={launch} y1={y} y2={em(ground)} />
    </>
  );
}

function Event({ index, response, isLooked }: EventProps) {
  const [stroke, fill, ink] = isLooked
    ? ["stroke-signal", "fill-signal", "fill-night"]
    : ["stroke-text", "fill-ground", "fill-text"];
  return (
    <g className={stroke} strokeWidth={isLooked ? 3 : 1.5} fill="none">
      <Way index={index} response={response} />
      <svg aria-hidden="true" x={place(index)} y={em(cruise)} overflow="visible">
        <rect
          x={-square / 2}
          y={-square / 2}
          width={square}
          height={square}
          strokeWidth="1.5"
          className={fill}
        />
        <text textAnchor="middle" y="0.36em" stroke="none" className={`${word} ${ink}`}>
          {index + 1}
        </text>
      </svg>
    </g>
  );
}

/** The flight as it was meant: up, out, and no farther than the fence. */
function Route() {
  const { drawing } = failsafeCopy;
  return (
    <g className="fill-second stroke-second" strokeDasharray="1 4">
      <line x1={launch} x2={launch} y1={em(cruise)} y2={em(ground)} />
      <line x1={launch} x2={fence.x} y1={em(cruise)} y2={em(cruise)} />
      <svg aria-hidden="true" x={fence.x} overflow="visible">
        <line x1={fence.beyond} x2={fence.beyond} y1="1.6em" y2={em(ground)} strokeDasharray="8 4" />
        <svg aria-hidden="true" x={fence.beyond} overflow="visible">
          <text y="1em" textAnchor="end" stroke="none" className={word}>
            {drawing.geofence}
          </text>
        </svg>
      </svg>
      <Word x={-square / 2}>{drawing.launch}</Word>
    </g>
  );
}

/** One flight from the side, the five faults along it, and the way the aircraft takes from each. */
export function PlanDrawing({ plan, looked }: { readonly plan: Plan; readonly looked: Fault | undefined }) {
  // The one that is looked at is drawn last, over the others.
  const inOrder = [...faults].sort((a, b) => Number(a === looked) - Number(b === looked));
  return (
    <div className="label">
      <svg aria-hidden="true" className={`block h-[15.8em] w-full overflow-visible ${size}`}>
        <line x2="100%" y1={em(ground)} y2={em(ground)} className="stroke-second" />
        <g transform={`translate(${square / 2})`}>
          <Route />
          {inOrder.map((fault) => (
            <Event
              key={fault}
              index={faults.indexOf(fault)}
              response={plan[fault]}
              isLooked={fault === looked}
            />
          ))}
        </g>
      </svg>
    </div>
  );
}
