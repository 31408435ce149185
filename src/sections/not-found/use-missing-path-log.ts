import { useEffect, useRef } from "react";

/** Tells whoever looks after the site which address led nowhere: once, also in strict mode. */
export function useMissingPathLog() {
  const isLogged = useRef(false);
  useEffect(() => {
    if (isLogged.current) return;
    isLogged.current = true;
    console.error(`Page not found: ${location.pathname}`);
  }, []);
}
