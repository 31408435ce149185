import { technology } from "../../content/home/technology.ts";
import { AllButLast } from "./all-but-last.tsx";

const field = { columns: 40, total: 1000, size: 7, gap: 3, pause: 4 };
/** On a phone wider than high. */
const low = { ...field, columns: 50 };

/** 999 of 1,000, and a line from the one that is missing down to its name, beside the caption. */
export function DetectionMarks() {
  return (
    <div className="relative">
      <AllButLast field={field} className="block w-full max-sm:hidden" />
      <AllButLast field={low} className="block w-full sm:hidden" />
      <span aria-hidden="true" className="label absolute top-full right-0 border-signal border-r-2 pt-2 pr-2">
        {technology.missed}
      </span>
    </div>
  );
}
