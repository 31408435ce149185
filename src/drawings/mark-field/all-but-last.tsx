import { fieldHeight, fieldWidth, type MarkField, markPosition, rowLines } from "./model.ts";

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
      <path
        d={rowLines(field, total - 1)}
        className="stroke-text"
        fill="none"
        strokeWidth={size}
        strokeDasharray={`${size} ${gap}`}
      />
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
