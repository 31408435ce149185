import { type RefObject, useEffect, useEffectEvent } from "react";

interface Presence {
  readonly onEnter: (event: PointerEvent) => void;
  readonly onLeave: (event: PointerEvent) => void;
}

/**
 * The browser's own enter and leave. React derives its own from what the pointer comes out of, and hears nothing
 * of parts that are not hydrated: a pointer that comes from one of them would never arrive.
 */
export function usePointerPresence(element: RefObject<HTMLElement | null>, { onEnter, onLeave }: Presence) {
  const enter = useEffectEvent(onEnter);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    element.current?.addEventListener("pointerenter", (event) => enter(event), { signal });
    element.current?.addEventListener("pointerleave", (event) => leave(event), { signal });
    return () => stop.abort();
  }, [element]);
}
