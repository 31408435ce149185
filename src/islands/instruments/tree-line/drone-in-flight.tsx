import { treeLine as copy } from "../../../content/instruments/tree-line.ts";
import { percent, sideOf } from "../../../ui/place.ts";
import { DroneSide } from "../kit/drone-mark.tsx";
import { formatMeasure } from "../kit/number-format.ts";
import { farLimit, type Sight, type TreeLineReadings } from "./model.ts";
import { type Scene, width } from "./scene.ts";

interface FlightProps {
  readonly readings: TreeLineReadings;
  readonly sight: Sight;
  readonly scene: Scene;
}

/** Where the drone is seen: solid. Where it is not: dotted. */
function stretches({ view, seen }: Sight, distance: number) {
  const near = Math.min(seen, width);
  if (view === "shadow")
    return [
      { from: 0, to: distance, isSeen: true },
      { from: distance, to: near, isSeen: false },
      { from: near, to: width, isSeen: true },
    ];
  return [
    { from: 0, to: near, isSeen: true },
    { from: near, to: width, isSeen: false },
  ];
}

function droneWords({ view, seen }: Sight): string {
  if (view === "open") return copy.notMasked;
  if (view === "shadow") return copy.drawing.seenBeyond(formatMeasure(seen, "m"));
  const distance = copy.drawing.firstSeen(seen > farLimit ? copy.far : formatMeasure(seen, "m"));
  return seen > width ? `${distance} →` : distance;
}

/** The drone comes from the right, level, and is drawn where it is first seen. */
export function DroneInFlight({ readings, sight, scene }: FlightProps) {
  const y = scene.down(readings.altitude);
  const place = scene.across(scene.drone);
  return (
    <>
      {stretches(sight, readings.distance).map(({ from, to, isSeen }) => (
        <line
          key={from}
          x1={percent(scene.across(from))}
          x2={percent(scene.across(to))}
          y1={percent(y)}
          y2={percent(y)}
          className={isSeen ? "stroke-text" : "stroke-second"}
          strokeDasharray={isSeen ? undefined : "1 6"}
        />
      ))}
      <text
        {...(place > 40 ? { x: "0.8rem", dy: "1.3em" } : { x: "100%", dy: "-0.5em", textAnchor: "end" })}
        y={percent(y)}
        className="halo"
      >
        {formatMeasure(readings.altitude, "m")}
      </text>
      <svg x={percent(place)} y={percent(y)} overflow="visible" aria-hidden="true">
        <DroneSide />
      </svg>
      <text {...sideOf(place)} y={percent(y)} dy="-2.1em" className="fill-text halo">
        {droneWords(sight)}
      </text>
    </>
  );
}
