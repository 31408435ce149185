import { useEffect, useRef } from "react";
import { useLocationPath } from "../../navigation/location.ts";

/** Tells whoever looks after the site which address led nowhere: once for each, also in strict mode. */
export function useMissingPathLog() {
  const path = useLocationPath();
  const logged = useRef("");
  useEffect(() => {
    if (logged.current === path) return;
    logged.current = path;
    console.error(`Page not found: ${path}`);
  }, [path]);
}
