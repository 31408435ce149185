import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in prerendered markup and while it is hydrated, true from then on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
