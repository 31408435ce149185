import { useEffect, useRef, useState } from "react";

const pause = 1000;

/** The text as it is told to assistive technology: the latest, at most once a second. */
export function useAnnounced(text: string): string {
  const [announced, setAnnounced] = useState(text);
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = text;
    if (text === announced || timer.current !== undefined) return;
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setAnnounced(latest.current);
    }, pause);
  }, [text, announced]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return announced;
}
