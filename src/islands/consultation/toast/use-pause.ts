import { type FocusEvent, type RefObject, useCallback, useState, useSyncExternalStore } from "react";
import { usePointerPresence } from "../../../hooks/use-pointer-presence.ts";

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

const usePageHidden = () =>
  useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );

/** Nobody loses a message while reading it, while on its button or while looking at another page. */
export function usePause(region: RefObject<HTMLElement | null>) {
  const hidden = usePageHidden();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  usePointerPresence(region, { onEnter: () => setPointed(true), onLeave: () => setPointed(false) });
  const release = useCallback(() => {
    setPointed(false);
    setFocused(false);
  }, []);
  return {
    paused: hidden || pointed || focused,
    release,
    handlers: {
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
