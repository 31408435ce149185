import { technology } from "../../content/home/technology.ts";
import { fieldHeight, fieldWidth, type MarkField, markPosition, rowLines } from "./model.ts";

const field: MarkField = { columns: 24, total: 168, size: 14, gap: 4 };
const hours = [0, 6, 12, 18];
const labelWidth = 44;
const labelHeight = 24;

/** A week as 168 hours: a row a day, all of them filled. */
export function WeekMarks() {
  return (
    <svg
      viewBox={`${-labelWidth} ${-labelHeight} ${fieldWidth(field) + labelWidth} ${fieldHeight(field) + labelHeight}`}
      className="block w-full"
      aria-hidden="true"
    >
      <path
        d={rowLines(field, field.total)}
        className="stroke-text"
        fill="none"
        strokeWidth={field.size}
        strokeDasharray={`${field.size} ${field.gap}`}
      />
      <g className="fill-second font-mono text-[16px] sm:text-[9.5px] lg:text-[15px] xl:text-[12px]">
        {technology.days.map((day, row) => (
          <text key={day} x={-labelWidth} y={markPosition(field, row * field.columns).y + field.size - 2.5}>
            {day}
          </text>
        ))}
        {hours.map((hour) => (
          <text key={hour} x={markPosition(field, hour).x} y={-9}>
            {String(hour).padStart(2, "0")}
          </text>
        ))}
      </g>
    </svg>
  );
}
