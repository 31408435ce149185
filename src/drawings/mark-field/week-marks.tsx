import { technology } from "../../content/home/technology.ts";
import { Axis } from "../../ui/axis.tsx";
import { Marks } from "./marks.tsx";
import { fieldHeight, fieldWidth, type MarkField } from "./model.ts";

const field: MarkField = { columns: 24, total: 168, size: 14, gap: 4 };
const hours = ["00", "12", "24"];

/** A week as 168 hours: a row a day, all of them filled. The days' names have the rows' gaps, 4 of 122. */
export function WeekMarks() {
  return (
    <div className="grid grid-cols-[2.5rem_1fr]">
      <div className="col-start-2">
        <Axis marks={hours} />
      </div>
      <div
        aria-hidden="true"
        className="label grid h-18 grid-rows-7 gap-y-[3.28%] lg:h-48 items-center text-second leading-none"
      >
        {technology.days.map((day) => (
          <span key={day} className="max-lg:even:invisible">
            {day}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${fieldWidth(field)} ${fieldHeight(field)}`}
        preserveAspectRatio="none"
        className="block h-18 w-full lg:h-48"
        aria-hidden="true"
      >
        <Marks field={field} />
      </svg>
    </div>
  );
}
