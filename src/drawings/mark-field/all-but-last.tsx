import { Marks } from "./marks.tsx";
import { fieldHeight, fieldWidth, type MarkField, markPosition } from "./model.ts";

interface AllButLastProps {
  readonly field: MarkField;
  readonly className: string;
}

/** Filled marks, and the one that is not: drawn larger than its cell, so that it is found. */
export function AllButLast({ field, className }: AllButLastProps) {
  const { total, size, gap } = field;
  const { x, y } = markPosition(field, total - 1);
  return (
    <svg
      viewBox={`0 0 ${fieldWidth(field)} ${fieldHeight(field)}`}
      className={`overflow-visible ${className}`}
      aria-hidden="true"
    >
      <Marks field={field} count={total - 1} />
      <rect
        x={x - gap / 2}
        y={y - gap / 2}
        width={size + gap}
        height={size + gap}
        className="stroke-signal"
        fill="none"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
