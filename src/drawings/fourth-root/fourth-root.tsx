interface FourthRootProps {
  readonly large: string;
  readonly small: string;
}

/** Percent of the drawing to the farther target; its square is four times as wide, so sixteen times as large. */
const far = 80;
const side = 12;
/** How thick the radar is. */
const radar = 8;

interface TargetProps {
  readonly at: number;
  readonly y: number;
  readonly side: number;
  readonly words: string;
}

function Target({ at, y, side: width, words }: TargetProps) {
  return (
    <>
      <line x2={`${at}%`} y1={y} y2={y} className="stroke-text" />
      <rect x={`${at}%`} y={y - width / 2} width={width} height={width} className="fill-plate stroke-text" />
      <text x="0.6em" y={y} dy="-1.05em">
        {words}
      </text>
    </>
  );
}

/** Two targets at the limit of the same radar: sixteen to one in area, two to one in distance. */
export function FourthRoot({ large, small }: FourthRootProps) {
  return (
    <svg className="label mt-3 block h-24 w-full overflow-visible fill-second" aria-hidden="true">
      <rect y="12" width={radar} height="80" className="fill-text" />
      {/* Distances count from the face of the radar. */}
      <svg aria-hidden="true" x={radar} overflow="visible">
        <Target at={far} y={26} side={4 * side} words={large} />
        <Target at={far / 2} y={80} side={side} words={small} />
      </svg>
    </svg>
  );
}
