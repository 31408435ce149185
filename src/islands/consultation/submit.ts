import { submitDelay } from "./limits.ts";
import type { ConsultationRequest } from "./rules.ts";

/**
 * Simulated: waits and sends nothing. An owner who connects a real service replaces this function, the
 * notices in `content/consultation.ts` and the site's `connect-src`.
 */
export function submitConsultation(_request: ConsultationRequest): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, submitDelay);
  });
}
