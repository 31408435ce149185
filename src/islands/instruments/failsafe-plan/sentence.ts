import { failsafeCopy } from "../../../content/instruments/failsafe-plan.ts";
import { defaults, faults, type Plan } from "./model.ts";

/** The plan by what the aircraft does: each response that is in it, with its faults. */
export function sentenceFor(plan: Plan): string {
  const inUse = [...new Set(faults.map((fault) => plan[fault]))];
  return inUse
    .map((response) => {
      const answered = faults.filter((fault) => plan[fault] === response);
      return failsafeCopy.clause(
        answered.map((fault) => failsafeCopy.faults[fault]),
        failsafeCopy.does[response],
      );
    })
    .join(" ");
}

/** Three different responses: no plan takes more words. */
export const longestSentence = sentenceFor(defaults);
