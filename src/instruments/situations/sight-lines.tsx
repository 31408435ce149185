import { type Sensing, type SituationName, situations } from "../../content/instruments/situations.ts";
import { DroneSide } from "../kit/drone-mark.tsx";
import { percent } from "../kit/place.ts";
import { sensorNames } from "./model.ts";
import { dronePlaces, scenes } from "./scenes.tsx";

/** How far a blind sensor's line gets, of the whole way to the drone. */
const stopsAt: Readonly<Record<SituationName, number>> = {
  radio: 0.5,
  silent: 0.5,
  fiber: 0.5,
  ridge: 0.42,
  fog: 0.46,
  noise: 0.26,
  clutter: 0.5,
};

interface LineProps {
  readonly word: Sensing;
  readonly from: number;
  readonly to: { readonly x: number; readonly y: number };
  readonly stop: number;
}

/** Solid when it sees, broken when it is limited, stopped when it is blind. */
function SightLine({ word, from, to, stop }: LineProps) {
  const reach = word === "blind" ? stop : 1;
  const end = { x: percent(to.x * reach), y: percent(from + (to.y - from) * reach) };
  return (
    <>
      <line
        y1={percent(from)}
        x2={end.x}
        y2={end.y}
        className={word === "blind" ? "stroke-second" : "stroke-text"}
        strokeWidth={word === "sees" ? 2 : 1.25}
        strokeDasharray={word === "limited" ? "3 6" : undefined}
      />
      <svg y={percent(from)} overflow="visible" aria-hidden="true">
        <rect x="-5" y="-5" width="10" height="10" className="fill-text" />
      </svg>
      {word === "blind" && (
        <svg x={end.x} y={end.y} overflow="visible" aria-hidden="true">
          <path d="M-5-5L5 5M-5 5L5-5" className="stroke-text" strokeWidth="2" />
        </svg>
      )}
    </>
  );
}

/** From each sensor's row to the drone, through what stands between. */
export function SightLines({ situation }: { readonly situation: SituationName }) {
  const place = dronePlaces[situation];
  return (
    <svg className="h-full w-full overflow-visible" aria-hidden="true">
      <line x2="100%" y1="100%" y2="100%" className="stroke-text" />
      {scenes[situation]}
      {sensorNames.map((sensor, index) => (
        <SightLine
          key={sensor}
          word={situations.answers[situation][sensor].word}
          from={12.5 + index * 25}
          to={place}
          stop={stopsAt[situation]}
        />
      ))}
      <svg x={percent(place.x)} y={percent(place.y)} overflow="visible" aria-hidden="true">
        <g className="lg:[scale:1.5]">
          <DroneSide />
        </g>
      </svg>
    </svg>
  );
}
