import { specDrawings } from "../../content/products/syfor-drones/specifications.ts";
import { Marks } from "../mark-field/marks.tsx";
import { fieldHeight, fieldWidth, type MarkField } from "../mark-field/model.ts";

const field: MarkField = { columns: 64, total: 1024, size: 4, gap: 2 };

/** 1,024 marks in one path. */
export function WaypointMarks() {
  return (
    <div role="img" aria-label={specDrawings.waypoints.alt}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${fieldWidth(field)} ${fieldHeight(field)}`}
        className="block w-full"
      >
        <Marks field={field} />
      </svg>
      <p className="label mt-1 text-second">{specDrawings.waypoints.mark}</p>
    </div>
  );
}
