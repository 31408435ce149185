import { deferred } from "../../hydration/deferred.tsx";

/** They stand inside sections that are deferred themselves, and still come one by one. */
export const OutAndBack = deferred(
  "out-and-back",
  () => import("../../islands/instruments/out-and-back/out-and-back-instrument.tsx"),
);

export const FailsafePlan = deferred(
  "failsafe-plan",
  () => import("../../islands/instruments/failsafe-plan/failsafe-plan-instrument.tsx"),
);
