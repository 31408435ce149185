import { em } from "../../../ui/place.ts";

interface PlaqueProps {
  readonly text: string;
  /** Where it starts or ends and where its middle lies, as SVG lengths. */
  readonly x: string;
  readonly y: string;
  readonly side?: "start" | "end";
  readonly className?: string;
}

/** The width of one, in the type of labels. */
const letter = 0.6;
const air = 0.6;

/** Words on hatching, in which letters alone would be lost. */
export function Plaque({ text, x, y, side = "start", className }: PlaqueProps) {
  const width = letter * text.length + 2 * air;
  return (
    <svg x={x} y={y} overflow="visible" aria-hidden="true" className={className}>
      <rect
        x={em(side === "end" ? -width : 0)}
        y="-0.65em"
        width={em(width)}
        height="1.3em"
        className="fill-ground"
      />
      <text dx={em(side === "end" ? -air : air)} dy="0.35em" textAnchor={side} className="fill-text">
        {text}
      </text>
    </svg>
  );
}
