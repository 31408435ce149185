import { failsafeCopy as copy } from "../../content/instruments/failsafe-plan.ts";
import { faults, type Plan } from "./model.ts";

interface PlanOnFileProps {
  readonly plan: Plan;
  /** The ids of the choices it follows. */
  readonly follows: string;
}

/** Five lines; on wide screens each stands under its place in the drawing. */
export function PlanOnFile({ plan, follows }: PlanOnFileProps) {
  return (
    <div className="w-full md:grid md:grid-cols-6">
      <span className="label block text-second">{copy.plan} </span>
      <output
        data-result="plan"
        htmlFor={follows}
        aria-live="off"
        className="block md:col-span-5 md:grid md:grid-cols-5"
      >
        {faults.map((fault, index) => (
          <span key={fault} className="flex items-baseline justify-between gap-x-2 md:block md:pr-3">
            <span className="label text-second md:block">
              <span aria-hidden="true" className="mr-2 md:hidden">
                {index + 1}
              </span>
              {copy.faults[fault]}:{" "}
            </span>
            <span className="display block text-small md:text-title">{copy.responses[plan[fault]]} </span>
          </span>
        ))}
      </output>
    </div>
  );
}
