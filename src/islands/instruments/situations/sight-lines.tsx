import { type Sensing, type SituationName, situations } from "../../../content/instruments/situations.ts";
import { percent } from "../../../ui/place.ts";
import { DroneSide } from "../kit/drone-mark.tsx";
import { sensorNames } from "./model.ts";
import { dronePlaces, scenes } from "./scenes.tsx";

/** How far a blind sensor's line gets, of the whole way to the drone. */
const stopsAt: Readonly<Record<SituationName, number>> = {
  radio: 0.5,
  silent: 0.5,
  fiber: 0.5,
  ridge: 0.39,
  fog: 0.46,
  noise: 0.26,
  clutter: 0.5,
};

interface Place {
  readonly x: string;
  readonly y: string;
}

interface LineProps {
  readonly word: Sensing;
  readonly from: Place;
  readonly to: Place;
}

/** Solid when it sees, dotted when it is limited, stopped when it is blind. */
export function SightLine({ word, from, to }: LineProps) {
  return (
    <>
      <line
        x1={from.x}
        y1={from.y}
        x2={to.x}
        y2={to.y}
        className={word === "blind" ? "stroke-second" : "stroke-text"}
        strokeWidth={word === "sees" ? 2.5 : 1.25}
        strokeDasharray={word === "limited" ? "2 5" : undefined}
      />
      {word === "blind" && (
        <svg {...to} overflow="visible" aria-hidden="true">
          <path d="M-5-5L5 5M-5 5L5-5" className="stroke-text" strokeWidth="2" />
        </svg>
      )}
    </>
  );
}

interface SightProps {
  readonly word: Sensing;
  /** Percent down. */
  readonly from: number;
  readonly to: { readonly x: number; readonly y: number };
  readonly stop: number;
}

/** A sensor and how far its line gets. */
function Sight({ word, from, to, stop }: SightProps) {
  const reach = word === "blind" ? stop : 1;
  const start = { x: "0", y: percent(from) };
  return (
    <>
      <SightLine
        word={word}
        from={start}
        to={{ x: percent(to.x * reach), y: percent(from + (to.y - from) * reach) }}
      />
      <svg {...start} overflow="visible" aria-hidden="true">
        <rect x="-5" y="-5" width="10" height="10" className="fill-text" />
      </svg>
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
        <Sight
          key={sensor}
          word={situations.answers[situation][sensor].word}
          from={12.5 + index * 25}
          to={place}
          stop={stopsAt[situation]}
        />
      ))}
      <svg x={percent(place.x)} y={percent(place.y)} overflow="visible" aria-hidden="true">
        <g className="lg:[scale:1.5]">
          {/* Lines end before it. */}
          <ellipse cy="-3" rx="39" ry="21" className="fill-ground" />
          <DroneSide />
        </g>
      </svg>
    </svg>
  );
}
