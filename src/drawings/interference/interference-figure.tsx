import { interferenceFigure } from "../../content/products/gnss-jamming-spoofing.ts";
import { frame, jammedFixes, type Point, spoofedFixes, toPath, truePosition } from "./model.ts";

const truth = toPath(Array.from({ length: 60 }, (_, index) => truePosition(index / 59)));
const end = truePosition(1);

interface PanelProps {
  readonly title: string;
  readonly text: string;
  readonly fixes: readonly Point[];
  readonly ends: boolean;
}

function Panel({ title, text, fixes, ends }: PanelProps) {
  const last = fixes.at(-1);
  return (
    <div className="border-strong border-t-2 pt-4">
      <h3 className="font-semibold text-title">{title}</h3>
      <p className="text-small">{text}</p>
      <svg
        viewBox={`0 40 ${frame.width} ${frame.height - 40}`}
        className="mt-4 block w-full"
        aria-hidden="true"
        fill="none"
      >
        <path d={truth} className="stroke-second" strokeDasharray="3 5" strokeWidth="1.5" />
        <rect
          x={end.x - 5}
          y={end.y - 5}
          width="10"
          height="10"
          className="fill-ground stroke-text"
          strokeWidth="1.5"
        />
        {fixes.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r="2.6" className="fill-text" />
        ))}
        {!ends && last && (
          <rect x={last.x - 6} y={last.y - 6} width="12" height="12" className="fill-signal" />
        )}
        <g className="fill-second font-mono text-[17px] sm:text-[11px]">
          <text x={end.x + 4} y={end.y + 26} textAnchor="end">
            {interferenceFigure.truePath}
          </text>
          {!ends && last && (
            <text x={last.x + 6} y={last.y - 16} textAnchor="end" className="fill-text">
              {interferenceFigure.reported}
            </text>
          )}
        </g>
      </svg>
    </div>
  );
}

/** One flight twice: a receiver that loses its position, and one that is led away. */
export function InterferenceFigure() {
  return (
    <div className="grid gap-x-(--gutter) gap-y-10 md:grid-cols-2">
      <Panel {...interferenceFigure.jamming} fixes={jammedFixes()} ends />
      <Panel {...interferenceFigure.spoofing} fixes={spoofedFixes()} ends={false} />
    </div>
  );
}
