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
      <path
        d="M-27-9.5h20M7-9.5h20M-17-9.5v6M17-9.5v6M-17-3.5l8 2M17-3.5l-8 2M-5 3l-4 8M5 3l4 8M-12 11h6M6 11h6"
        className="stroke-text"
        strokeWidth="1.5"
        fill="none"
      />
      <path d="M-11-1L-6-6H6L11-1L6 4H-6Z" className="fill-signal" />
    </>
  );
}
