import { Marks } from "./marks.tsx";
import { fieldHeight, fieldWidth, type MarkField, markPosition } from "./model.ts";

interface AllButLastProps {
  readonly field: MarkField;
  readonly className: string;
}

/** Filled marks, and the one that is not, of the same size. */
export function AllButLast({ field, className }: AllButLastProps) {
  const { total, size } = field;
  const { x, y } = markPosition(field, total - 1);
  return (
    <svg
      viewBox={`0 0 ${fieldWidth(field)} ${fieldHeight(field)}`}
      className={`overflow-visible ${className}`}
      aria-hidden="true"
    >
      <Marks field={field} count={total - 1} />
      <rect
        x={x + 0.75}
        y={y + 0.75}
        width={size - 1.5}
        height={size - 1.5}
        className="stroke-signal"
        fill="none"
        strokeWidth="1.5"
      />
    </svg>
  );
}
