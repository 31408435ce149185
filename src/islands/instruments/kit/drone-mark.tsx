import { droneBody, droneFrame } from "../../../ui/drone-outline.ts";

interface DroneMarkProps {
  /** Its middle, as SVG lengths. */
  readonly x: string;
  readonly y: string;
}

/** The intruder on its way, small and in ink, where something else is the orange thing. */
export const DroneMark = ({ x, y }: DroneMarkProps) => (
  <svg x={x} y={y} overflow="visible" aria-hidden="true" className="stroke-text">
    <path d={droneFrame([0, 0], 0.625)} strokeWidth="1.5" fill="none" />
    <path d={droneBody([0, 0], 0.625)} className="fill-text" />
  </svg>
);

/** The intruder, seen from the side: the one orange thing of its drawing. */
export function DroneSide() {
  return (
    <>
      <path d={droneFrame([0, 0])} className="stroke-text" strokeWidth="1.5" fill="none" />
      <path d={droneBody([0, 0])} className="fill-signal" />
    </>
  );
}
