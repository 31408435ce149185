import { fieldHeight, fieldWidth, type MarkField, markPosition, rowLines } from "./model.ts";

const field: MarkField = { columns: 40, total: 1000, size: 7, gap: 3 };
const missed = markPosition(field, field.total - 1);

/** 999 filled marks of 1,000, and the one that is not. */
export function DetectionMarks() {
  return (
    <svg
      viewBox={`-1 -1 ${fieldWidth(field) + 2} ${fieldHeight(field) + 2}`}
      className="block w-full"
      aria-hidden="true"
    >
      <path
        d={rowLines(field, field.total - 1)}
        className="stroke-text"
        fill="none"
        strokeWidth={field.size}
        strokeDasharray={`${field.size} ${field.gap}`}
      />
      <rect
        x={missed.x + 0.75}
        y={missed.y + 0.75}
        width={field.size - 1.5}
        height={field.size - 1.5}
        className="stroke-signal"
        fill="none"
        strokeWidth="1.5"
      />
    </svg>
  );
}
