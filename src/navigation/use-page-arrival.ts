import { useLayoutEffect, useRef } from "react";
import { describePage } from "../app/page-head.ts";
import { matchRoute } from "../app/routes.ts";
import { finishArrival } from "./go-to.ts";
import { enterEntry } from "./scroll-memory.ts";

/**
 * What a browser does for a new document, done for a page that replaces another in this one.
 * `path` is the page on screen, which lags behind the address while a page is being loaded.
 */
export function usePageArrival(path: string) {
  const shownPath = useRef(path);

  // Before paint, so that the new page is never seen at the old one's position.
  useLayoutEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    describePage(matchRoute(path));
    enterEntry();
    finishArrival();
  }, [path]);
}
