import { deferred } from "../../hydration/deferred.tsx";

/** They stand inside sections that are deferred themselves, and still come one by one. */
export const OutAndBack = deferred(
  "out-and-back",
  () => import("../../instruments/out-and-back/out-and-back-instrument.tsx"),
);

export const FailsafePlan = deferred(
  "failsafe-plan",
  () => import("../../instruments/failsafe-plan/failsafe-plan-instrument.tsx"),
);
