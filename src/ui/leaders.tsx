import { useItemNumber } from "./outline.tsx";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where an item of the list is seen, in percent of the picture and of its tall twin. */
interface LedPoint {
  readonly wide: Point;
  readonly tall: Point;
}

interface LeadersProps {
  /** One for each row of the list; what is not in the picture has none. */
  readonly points: readonly (LedPoint | undefined)[];
}

const layer = "absolute inset-0 size-full overflow-visible stroke-text";

/** Beside its part, where there is no room for a line to the list. */
function NumberAt({ index, point: { x, y } }: { readonly index: number; readonly point: Point }) {
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
      <circle r="2.5" className="fill-text" />
      <rect x="8" y="-11" width="34" height="22" className="fill-ground" />
      <text x="25" dy="0.35em" textAnchor="middle" stroke="none" className="fill-text">
        {useItemNumber(index)}
      </text>
    </svg>
  );
}

/** From the rows of a list at the right to parts of the picture; the rows share its height. */
export function Leaders({ points }: LeadersProps) {
  const led = points.flatMap((point, index) => (point ? [{ ...point, index }] : []));
  return (
    <>
      <svg aria-hidden="true" className={`hidden xl:block ${layer}`}>
        {led.map(({ wide: { x, y }, index }) => (
          <g key={index}>
            <line x1="100%" x2={`${x}%`} y1={`${(100 * index) / points.length}%`} y2={`${y}%`} />
            <circle cx={`${x}%`} cy={`${y}%`} r="2.5" className="fill-text" />
          </g>
        ))}
      </svg>
      <svg aria-hidden="true" className={`label hidden md:max-xl:block ${layer}`}>
        {led.map(({ wide, index }) => (
          <NumberAt key={index} index={index} point={wide} />
        ))}
      </svg>
      <svg
        aria-hidden="true"
        className={`label max-md:-left-(--page-margin) max-md:w-screen md:hidden ${layer}`}
      >
        {led.map(({ tall, index }) => (
          <NumberAt key={index} index={index} point={tall} />
        ))}
      </svg>
    </>
  );
}
