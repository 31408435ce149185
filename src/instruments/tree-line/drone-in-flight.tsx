import { treeLine as copy } from "../../content/instruments/tree-line.ts";
import { DroneSide } from "../kit/drone-mark.tsx";
import { formatMeasure } from "../kit/number-format.ts";
import { percent, sideOf } from "../kit/place.ts";
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

function seenText({ view, seen }: Sight): string {
  if (view === "open") return copy.notMasked;
  return seen > farLimit ? copy.far : formatMeasure(seen, "m");
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
      <text x="0.8rem" y={percent(y)} dy="-0.5em">
        {formatMeasure(readings.altitude, "m")}
      </text>
      <svg x={percent(place)} y={percent(y)} overflow="visible" aria-hidden="true">
        <DroneSide />
      </svg>
      <text {...sideOf(place)} y={percent(y)} dy="-1.5em" className="fill-text">
        {sight.view === "open" ? copy.notMasked : copy.drawing.firstSeen(seenText(sight))}
      </text>
    </>
  );
}
