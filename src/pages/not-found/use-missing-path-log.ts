import { useEffect, useRef } from "react";
import { useLocationPath } from "../../navigation/location.ts";
import { matchRoute, notFoundRoute } from "../../routes.ts";

/** Tells whoever looks after the site which address led nowhere: once for each, also in strict mode. */
export function useMissingPathLog() {
  const path = useLocationPath();
  const logged = useRef("");
  useEffect(() => {
    // A visitor on the way out is still on this page while the next one is being fetched.
    if (logged.current === path || matchRoute(path) !== notFoundRoute) return;
    logged.current = path;
    console.error(`Page not found: ${path}`);
  }, [path]);
}
