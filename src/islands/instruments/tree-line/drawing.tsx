import { treeLine as copy } from "../../../content/instruments/tree-line.ts";
import { percent } from "../../../ui/place.ts";
import { HatchedArea } from "../kit/hatched-area.tsx";
import { formatMeasure, formatNumber } from "../kit/number-format.ts";
import { Plaque } from "../kit/plaque.tsx";
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

/** Three trees in elevation, on a phone two: the tallest is the obstacle, the others stand where the line of sight is above them. */
const trees = [
  { offset: 19, share: 0.66 },
  { offset: 10, share: 0.82 },
  { offset: 0, share: 1 },
];
const crown = 12;

interface TreesProps extends Scene {
  readonly sensor: number;
  readonly distance: number;
  readonly height: number;
}

function Trees({ sensor, distance, height, across, down }: TreesProps) {
  if (height === 0) return null;
  const x = percent(across(distance));
  const side = sensor < height ? 1 : -1;
  return (
    <>
      {trees.map(({ offset, share }) => (
        <g
          key={offset}
          transform={`translate(${side * offset - crown / 2} 0)`}
          className={offset > crown ? "max-sm:hidden" : ""}
        >
          <svg
            aria-hidden="true"
            x={x}
            y={percent(down(height * share))}
            width={crown}
            height={percent(groundLine - down(height * share))}
            viewBox="0 0 10 100"
            preserveAspectRatio="none"
            overflow="visible"
            className="fill-ground stroke-text"
          >
            <path
              d="M5 0C6 14 10 40 10 58C10 70 8 76 5 76C2 76 0 70 0 58C0 40 4 14 5 0ZM5 36V100M5 64L8 52M5 54L2.5 44"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </g>
      ))}
      <g className="-translate-y-[1.1em] translate-x-[1.6em] sm:translate-x-[2.4em]">
        <Plaque text={copy.drawing.trees(formatMeasure(height, "m"))} x={x} y={percent(groundLine)} />
      </g>
    </>
  );
}

/** Where the hidden ground ends. */
const corner = { x: "100%", y: percent(groundLine), side: "end" } as const;

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
          <g className="-translate-y-[1.1em]">
            <Plaque
              text={copy.drawing.masked}
              {...corner}
              className={across(readings.distance) > 30 ? "hidden" : "sm:hidden"}
            />
            <Plaque text={copy.drawing.maskedFromSensor} {...corner} className="max-sm:hidden" />
          </g>
        )}
        <Trees sensor={readings.sensor} {...scene} distance={readings.distance} height={readings.obstacle} />
        <Ground across={across} />
        <Mast height={readings.sensor} down={down} />
        <DroneInFlight readings={readings} sight={sight} scene={scene} />
      </svg>
    </div>
  );
}
