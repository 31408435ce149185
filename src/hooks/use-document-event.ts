import { useEffect, useEffectEvent } from "react";

/** Listens on the whole document while `isActive`, always with the latest handler. */
export function useDocumentEvent<Type extends keyof DocumentEventMap>(
  type: Type,
  isActive: boolean,
  handler: (event: DocumentEventMap[Type]) => void,
) {
  const latest = useEffectEvent(handler);
  useEffect(() => {
    if (!isActive) return;
    const listener = (event: DocumentEventMap[Type]) => latest(event);
    document.addEventListener(type, listener);
    return () => document.removeEventListener(type, listener);
  }, [type, isActive]);
}
