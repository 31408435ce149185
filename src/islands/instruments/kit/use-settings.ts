import { useCallback, useEffect, useState } from "react";

/** What the visitor has set. It lives and dies with the instrument: coming back shows the defaults. */
export function useSettings<Settings extends object>(initial: Settings) {
  const [settings, setSettings] = useState(initial);
  const reset = () => setSettings(initial);
  // The same from change to change, so that a control that did not move is not drawn again.
  const change = useCallback(
    (part: Partial<Settings>) => setSettings((before) => ({ ...before, ...part })),
    [],
  );
  // The browser may keep a left page as it was and show it again on Back.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setSettings(initial);
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [initial]);
  return {
    settings,
    change,
    reset,
    isChanged: (Object.keys(initial) as (keyof Settings)[]).some((key) => settings[key] !== initial[key]),
  };
}
