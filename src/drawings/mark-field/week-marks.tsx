import { technology } from "../../content/home/technology.ts";
import { fieldHeight, fieldWidth, type MarkField, rowLines } from "./model.ts";

const field: MarkField = { columns: 24, total: 168, size: 14, gap: 4 };
const hours = ["00", "06", "12", "18"];

/** A week as 168 hours: a row a day, all of them filled, named where a row is as tall as its name. */
export function WeekMarks() {
  return (
    <div className="grid lg:grid-cols-[3rem_1fr]">
      <div aria-hidden="true" className="label col-start-2 hidden grid-cols-4 text-second lg:grid">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <div
        aria-hidden="true"
        className="label hidden grid-rows-7 items-center text-second leading-none lg:grid"
      >
        {technology.days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${fieldWidth(field)} ${fieldHeight(field)}`}
        preserveAspectRatio="none"
        className="block w-full lg:h-48"
        aria-hidden="true"
      >
        <path
          d={rowLines(field, field.total)}
          className="stroke-text"
          fill="none"
          strokeWidth={field.size}
          strokeDasharray={`${field.size} ${field.gap}`}
        />
      </svg>
    </div>
  );
}
