import { deferred } from "../../hydration/deferred.tsx";

/** They stand inside sections that are deferred themselves, and still come one by one. */
export const TimeBudget = deferred(
  "time-budget",
  () => import("../../islands/instruments/time-budget/time-budget-instrument.tsx"),
);

export const Situations = deferred(
  "situations",
  () => import("../../islands/instruments/situations/situations-instrument.tsx"),
);

export const TreeLine = deferred(
  "tree-line",
  () => import("../../islands/instruments/tree-line/tree-line-instrument.tsx"),
);

export const Receiver = deferred(
  "receiver",
  () => import("../../islands/instruments/receiver/receiver-instrument.tsx"),
);

export const Exercise = deferred(
  "exercise",
  () => import("../../islands/instruments/exercise/exercise-instrument.tsx"),
);
