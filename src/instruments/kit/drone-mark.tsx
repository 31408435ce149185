import { droneBody, droneFrame } from "../../ui/drone-outline.ts";

interface DroneMarkProps {
  /** Its middle, as SVG lengths. */
  readonly x: string;
  readonly y: string;
  readonly className?: string;
}

/** The intruder, seen from above: four arms, four rotors. */
export function DroneMark({ x, y, className = "stroke-text" }: DroneMarkProps) {
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true">
      <g className={`fill-ground ${className}`} strokeWidth="1.5">
        <path d="M-6-6L6 6M-6 6L6-6" />
        <circle cx="-7" cy="-7" r="4" />
        <circle cx="7" cy="-7" r="4" />
        <circle cx="-7" cy="7" r="4" />
        <circle cx="7" cy="7" r="4" />
      </g>
    </svg>
  );
}

/** The intruder, seen from the side: the one orange thing of its drawing. */
export function DroneSide() {
  return (
    <>
      <path d={droneFrame([0, 0])} className="stroke-text" strokeWidth="1.5" fill="none" />
      <path d={droneBody([0, 0])} className="fill-signal" />
    </>
  );
}
