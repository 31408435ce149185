import { failsafeCopy } from "../../content/instruments/failsafe-plan.ts";
import { type Fault, faults, type Plan, type Response } from "./model.ts";

const launch = 5;
const cruise = 9;
const ground = 14.5;
const fence = 95;
const percent = (value: number) => `${value}%`;
const em = (value: number) => `${value}em`;
const place = (index: number) => launch + 15 + index * 17.5;
/** Each way home flies at a height of its own, so that none hides another. */
const homeward = (index: number) => cruise - 2.4 - index * 1.2;

/** What the aircraft does from the place of the fault. */
function Way({ response, index }: { readonly response: Response; readonly index: number }) {
  const x = percent(place(index));
  if (response === "land") return <line x1={x} x2={x} y1={em(cruise)} y2={em(ground)} />;
  if (response === "return")
    return (
      <>
        <line x1={x} x2={x} y1={em(cruise)} y2={em(homeward(index))} />
        <line x1={x} x2={percent(launch)} y1={em(homeward(index))} y2={em(homeward(index))} />
        <line x1={percent(launch)} x2={percent(launch)} y1={em(homeward(index))} y2={em(ground)} />
      </>
    );
  return <ellipse cx={x} cy={em(cruise)} rx="2.2em" ry="0.8em" />;
}

function Event({
  fault,
  index,
  response,
  isLooked,
}: {
  fault: Fault;
  index: number;
  response: Response;
  isLooked: boolean;
}) {
  const ends = { hold: cruise, return: homeward(index), land: ground }[response];
  return (
    <g
      key={fault}
      className={isLooked ? "stroke-signal" : "stroke-text"}
      strokeWidth={isLooked ? 2.5 : 1.5}
      fill="none"
    >
      <Way response={response} index={index} />
      {response === "land" && (
        <svg aria-hidden="true" x={percent(place(index))} y={em(ends)} className="overflow-visible">
          <path d="M-12 0H12" strokeWidth="4" />
        </svg>
      )}
      <svg aria-hidden="true" x={percent(place(index))} y={em(cruise)} className="overflow-visible">
        <rect x="-11" y="-11" width="22" height="22" className={isLooked ? "fill-signal" : "fill-ground"} />
        <text textAnchor="middle" y="0.36em" stroke="none" className={isLooked ? "fill-night" : "fill-text"}>
          {index + 1}
        </text>
      </svg>
    </g>
  );
}

/** One flight from the side, the five faults along it, and the way the aircraft takes from each. */
export function PlanDrawing({ plan, looked }: { readonly plan: Plan; readonly looked: Fault }) {
  const inOrder = [...faults.keys()].sort(
    (a, b) => Number(faults[a] === looked) - Number(faults[b] === looked),
  );
  return (
    <svg aria-hidden="true" className="label block h-[17em] w-full overflow-visible">
      <line x2="100%" y1={em(ground)} y2={em(ground)} className="stroke-second" />
      <line
        x1={percent(launch)}
        x2={percent(launch)}
        y1={em(cruise)}
        y2={em(ground)}
        className="stroke-second"
        strokeDasharray="2 4"
      />
      <line
        x1={percent(launch)}
        x2={percent(fence)}
        y1={em(cruise)}
        y2={em(cruise)}
        className="stroke-second"
        strokeDasharray="2 4"
      />
      <line
        x1={percent(fence)}
        x2={percent(fence)}
        y1="1.6em"
        y2={em(ground)}
        className="stroke-second"
        strokeDasharray="8 4"
      />
      <text x={percent(fence)} y="1em" textAnchor="end" className="fill-second">
        {failsafeCopy.drawing.geofence}
      </text>
      <text x={percent(0)} y={em(ground + 1.6)} className="fill-second">
        {failsafeCopy.drawing.launch}
      </text>
      {inOrder.map((index) => {
        const fault = faults[index] as Fault;
        return (
          <Event key={fault} fault={fault} index={index} response={plan[fault]} isLooked={fault === looked} />
        );
      })}
    </svg>
  );
}
