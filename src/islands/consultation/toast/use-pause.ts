import { type FocusEvent, useCallback, useState, useSyncExternalStore } from "react";

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
export function usePause() {
  const hidden = usePageHidden();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const release = useCallback(() => {
    setPointed(false);
    setFocused(false);
  }, []);
  return {
    paused: hidden || pointed || focused,
    release,
    handlers: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocused(currentTarget.contains(relatedTarget)),
    },
  };
}
