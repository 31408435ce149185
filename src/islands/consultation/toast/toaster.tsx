import { type FocusEvent, useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { toastLabels } from "../../../content/site/toasts.ts";
import { ToastCard } from "./toast-card.tsx";
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from "./toast-store.ts";
import { usePause } from "./use-pause.ts";

const none: readonly Toast[] = [];

/** Remembers where the keyboard came from, to send it back there when a toast closes under it. */
function useFocusReturn() {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const rememberFocus = useCallback(({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }, []);
  const restoreFocus = useCallback(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !region.current?.contains(focused)) return;
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    else focused.blur();
  }, []);
  return { region, rememberFocus, restoreFocus };
}

/** Both live regions stand in the page from the start: a region that arrives with its text is often not read. */
export default function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const { region, rememberFocus, restoreFocus } = useFocusReturn();
  const { paused, release, handlers } = usePause();
  const dismiss = useCallback(
    (id: number) => {
      restoreFocus();
      dismissToast(id);
    },
    [restoreFocus],
  );
  useEffect(() => {
    if (toasts.length === 0) release();
  }, [toasts.length, release]);

  const cards = (kind: Toast["kind"]) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          paused={paused}
          dismissLabel={toastLabels.dismiss}
          onDismiss={dismiss}
          onExpire={dismissToast}
        />
      ));
  return (
    <section
      ref={region}
      id="notifications"
      aria-label={toastLabels.region}
      {...handlers}
      onFocus={(event) => {
        rememberFocus(event);
        handlers.onFocus();
      }}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-60 grid gap-2 sm:right-auto sm:w-96 print:hidden"
    >
      <div role="alert" aria-atomic="false" className="grid gap-2">
        {cards("destructive")}
      </div>
      <div role="status" aria-atomic="false" className="grid gap-2">
        {cards("success")}
      </div>
    </section>
  );
}
