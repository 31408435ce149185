import { useEffect, useReducer, useRef } from "react";

/** As a control's own events are to React, and sent by nothing on the site. */
const carrier = "reset";

/**
 * An engine compiles a function when it is first called, so the first thing a visitor does would wait for much of
 * React: a fifth of the time until the products menu is seen. Once the component is drawn and the browser has nothing
 * to do, it therefore gets an event and draws itself again, by which nothing changes. A pointer's arrival takes a way
 * of its own through React, and comes first.
 */
export function useRehearsal<Root extends HTMLElement>() {
  const ref = useRef<Root>(null);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    // Safari has no idle callback: there the first thing takes as long as it did.
    const idle = globalThis.requestIdleCallback?.(() => {
      ref.current?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      ref.current?.dispatchEvent(new Event(carrier, { bubbles: true }));
    });
    return () => globalThis.cancelIdleCallback?.(idle);
  }, []);
  return { ref, onReset: drawAgain };
}
