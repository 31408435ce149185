import { deferred } from "../../hydration/deferred.tsx";

/** They stand inside sections that are deferred themselves, and still come one by one. */
export const TimeBudget = deferred(
  "time-budget",
  () => import("../../instruments/time-budget/time-budget-instrument.tsx"),
);

export const Situations = deferred(
  "situations",
  () => import("../../instruments/situations/situations-instrument.tsx"),
);

export const TreeLine = deferred(
  "tree-line",
  () => import("../../instruments/tree-line/tree-line-instrument.tsx"),
);

export const Receiver = deferred(
  "receiver",
  () => import("../../instruments/receiver/receiver-instrument.tsx"),
);

export const Exercise = deferred(
  "exercise",
  () => import("../../instruments/exercise/exercise-instrument.tsx"),
);
