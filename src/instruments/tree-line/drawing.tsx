import { treeLine as copy } from "../../content/instruments/tree-line.ts";
import { HatchedArea } from "../kit/hatched-area.tsx";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { percent, sideOf } from "../kit/place.ts";
import { roundValues } from "../kit/quantity.ts";
import { DroneInFlight } from "./drone-in-flight.tsx";
import type { Sight, TreeLineReadings } from "./model.ts";
import { groundLine, type Scene, sceneOf, width } from "./scene.ts";

function Ground({ across }: Pick<Scene, "across">) {
  const ground = percent(groundLine);
  return (
    <>
      <line x2="100%" y1={ground} y2={ground} className="stroke-text" strokeWidth="1.5" />
      {roundValues(0, width, 4).map((meters) => {
        const x = percent(across(meters));
        return (
          <g key={meters}>
            <line x1={x} x2={x} y1={ground} y2={percent(groundLine + 2.5)} className="stroke-text" />
            <text
              x={x}
              y={percent(98.5)}
              textAnchor={meters === 0 ? "start" : meters === width ? "end" : "middle"}
              className={meters % 2000 === 0 ? "" : "max-sm:hidden"}
            >
              {meters === width ? formatMeasure(meters, "m") : formatNumber(meters)}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Mast({ height, down }: { height: number; down: Scene["down"] }) {
  const head = percent(down(height));
  return (
    <>
      <line y1={head} y2={percent(groundLine)} className="stroke-text" strokeWidth="3" />
      <svg y={head} overflow="visible" aria-hidden="true">
        <rect x="-6" y="-6" width="12" height="12" className="fill-text" />
      </svg>
      <text x="-0.8rem" y={head} dy="0.35em" textAnchor="end" className="fill-text">
        {formatMeasure(height, "m")}
      </text>
    </>
  );
}

/** Five trees of a model maker, on a phone three: the tallest is the obstacle. */
const trees = [
  { offset: -12, share: 0.78 },
  { offset: -6, share: 0.9 },
  { offset: 0, share: 1 },
  { offset: 6, share: 0.84 },
  { offset: 12, share: 0.7 },
];

function Trees({ distance, height, across, down }: { distance: number; height: number } & Scene) {
  if (height === 0) return null;
  const x = percent(across(distance));
  return (
    <>
      {trees.map(({ offset, share }) => (
        <g
          key={offset}
          transform={`translate(${offset} 0)`}
          className={`stroke-text ${Math.abs(offset) > 6 ? "max-sm:hidden" : ""}`}
        >
          <line x1={x} x2={x} y1={percent(down(height * share))} y2={percent(groundLine)} />
          <line
            x1={x}
            x2={x}
            y1={percent(down(height * share))}
            y2={percent(down(height * share * 0.3))}
            strokeWidth="4.5"
          />
        </g>
      ))}
      <text x={x} dx="1.6rem" y={percent(groundLine)} dy="-0.6em" className="fill-text halo">
        {copy.drawing.trees(formatMeasure(height, "m"))}
      </text>
    </>
  );
}

interface DrawingProps {
  readonly readings: TreeLineReadings;
  readonly sight: Sight;
}

/** A side view: what the mast sees over the trees, and the drone where it comes into sight. */
export function TreeLineDrawing({ readings, sight }: DrawingProps) {
  const scene = sceneOf(readings, sight);
  const { across, down, sightEnd, masked } = scene;
  return (
    <div className="pl-14">
      <svg
        className="label block h-[11.5rem] w-full overflow-visible fill-second lg:h-[20rem]"
        aria-hidden="true"
      >
        {masked.length > 0 && <HatchedArea corners={masked} />}
        {readings.obstacle > 0 && (
          <line
            y1={percent(down(readings.sensor))}
            x2={percent(across(sightEnd.distance))}
            y2={percent(down(sightEnd.height))}
            className="stroke-text"
          />
        )}
        {sight.view !== "open" && sightEnd.height > 0 && (
          <text
            {...sideOf(100)}
            dx="-0.5em"
            y={percent(groundLine)}
            dy="-0.6em"
            className={`fill-text halo ${across(readings.distance) > 30 ? "max-sm:hidden" : ""}`}
          >
            {copy.drawing.masked}
            <tspan className="max-sm:hidden"> {copy.drawing.fromSensor}</tspan>
          </text>
        )}
        <Trees {...scene} distance={readings.distance} height={readings.obstacle} />
        <Ground across={across} />
        <Mast height={readings.sensor} down={down} />
        <DroneInFlight readings={readings} sight={sight} scene={scene} />
      </svg>
    </div>
  );
}
