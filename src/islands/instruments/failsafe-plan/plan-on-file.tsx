import { failsafeCopy as copy } from "../../../content/instruments/failsafe-plan.ts";
import { faults, type Plan } from "./model.ts";

interface PlanOnFileProps {
  readonly plan: Plan;
  /** The ids of the choices it follows. */
  readonly follows: string;
}

/** Five lines, each under its place in the drawing. On a narrow screen the rows of the choice say them. */
export function PlanOnFile({ plan, follows }: PlanOnFileProps) {
  return (
    <div className="plan-on-file w-full md:grid md:grid-cols-6">
      <span className="label block text-second">{`${copy.plan} `}</span>
      <output data-result="plan" htmlFor={follows} aria-live="off" className="block md:col-span-5">
        {/* biome-ignore lint/a11y/useSemanticElements: an output holds phrasing only, so its list is one by role. */}
        <span role="list" className="block md:grid md:grid-cols-5">
          {faults.map((fault) => (
            // biome-ignore lint/a11y/useSemanticElements: the same holds for the items of that list.
            <span
              key={fault}
              role="listitem"
              className="flex items-baseline justify-between gap-x-2 md:flex-col md:items-stretch md:pr-3"
            >
              <span className="label text-second">{`${copy.faults[fault]}: `}</span>
              <span className="display block text-small md:text-title">{`${copy.responses[plan[fault]]} `}</span>
            </span>
          ))}
        </span>
      </output>
    </div>
  );
}
