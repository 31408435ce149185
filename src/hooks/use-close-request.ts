import { useEffect, useEffectEvent } from "react";

declare global {
  interface Window {
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

/** Escape while `isActive`, and where the engine knows it, what else means the same: on a phone, the way Back. */
export function useCloseRequest(isActive: boolean, handler: () => void) {
  const latest = useEffectEvent(handler);
  useEffect(() => {
    if (!isActive) return;
    const stop = new AbortController();
    const { signal } = stop;
    if (window.CloseWatcher) {
      const watcher = new window.CloseWatcher();
      watcher.addEventListener("close", () => latest(), { signal });
      signal.addEventListener("abort", () => watcher.destroy());
    } else
      document.addEventListener(
        "keydown",
        ({ key }) => {
          if (key === "Escape") latest();
        },
        { signal },
      );
    return () => stop.abort();
  }, [isActive]);
}
