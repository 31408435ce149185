import type { ReactNode } from "react";
import type { SpecDrawing } from "../../content/products/syfor-drones/specifications.ts";
import { HourStrip } from "./hour-strip.tsx";
import { KilogramBlocks } from "./kilogram-blocks.tsx";
import { MinuteRing } from "./minute-ring.tsx";
import { PaceLines } from "./pace-lines.tsx";
import { RangeCircle } from "./range-circle.tsx";
import { WaypointMarks } from "./waypoint-marks.tsx";

const drawings: Record<SpecDrawing, ReactNode> = {
  hour: <HourStrip />,
  kilograms: <KilogramBlocks />,
  radius: <RangeCircle />,
  pace: <PaceLines />,
  waypoints: <WaypointMarks />,
  minute: <MinuteRing />,
};

/** A published figure to scale. */
export const DrawnSpec = ({ drawing }: { readonly drawing: SpecDrawing }) => drawings[drawing];
