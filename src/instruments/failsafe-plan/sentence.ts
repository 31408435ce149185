import { failsafeCopy } from "../../content/instruments/failsafe-plan.ts";
import { faults, type Plan, responses } from "./model.ts";

/** The plan by what the aircraft does: every response that is in it, with its faults. */
export function sentenceFor(plan: Plan): string {
  const parts = responses.flatMap((response) => {
    const names = faults
      .filter((fault) => plan[fault] === response)
      .map((fault) => failsafeCopy.faults[fault]);
    return names.length > 0 ? [failsafeCopy.clause(names, failsafeCopy.does[response])] : [];
  });
  return parts.join(" ");
}
