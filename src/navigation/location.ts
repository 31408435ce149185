import { useSyncExternalStore } from "react";

/** The address of the page, as React sees it. Paths are looked up in one table, so no router is needed. */

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("popstate", listener);
  };
}

export function navigate(path: string, { replace = false, state = null as unknown } = {}) {
  history[replace ? "replaceState" : "pushState"](state, "", path);
  for (const listener of listeners) listener();
}

/** `prerendered` is the path while there is no browser to ask; a page that fits any path may go without. */
export function useLocationPath(prerendered?: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => prerendered ?? globalThis.location?.pathname ?? "",
  );
}

/** Resolves when the visitor leaves the page that is on screen now. */
export function nextNavigation(): Promise<void> {
  return new Promise((resolve) => {
    const start = location.pathname;
    const unsubscribe = subscribe(() => {
      if (location.pathname === start) return;
      unsubscribe();
      resolve();
    });
  });
}
