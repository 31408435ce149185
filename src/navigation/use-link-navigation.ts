import { useEffect } from "react";
import { loadPage } from "../app/page-loader.ts";
import { matchRoute } from "../app/routes.ts";
import { type Destination, destinationOf, isPlainClick } from "./destination.ts";
import { goTo } from "./go-to.ts";
import { keepScrollMemory } from "./scroll-memory.ts";

function linkedDestination({ target }: Event): Destination | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link ? destinationOf(link, location.origin) : undefined;
}

function follow(event: MouseEvent) {
  const destination = isPlainClick(event) ? linkedDestination(event) : undefined;
  if (!destination) return;
  event.preventDefault();
  goTo(destination);
}

/** Pointing at a link is a sign of intent: its page is on the way before the click. */
function prepare(event: Event) {
  const destination = linkedDestination(event);
  // A failure shows when the page is asked for, and is dealt with there.
  if (destination) loadPage(matchRoute(destination.path)).catch(() => undefined);
}

const signsOfIntent = ["pointerover", "focusin", "touchstart"] as const;

/** Every link on the site is a plain `<a>`; this makes those that lead to its own pages quick. */
export function useLinkNavigation() {
  useEffect(() => {
    const stopScrollMemory = keepScrollMemory();
    document.addEventListener("click", follow);
    for (const type of signsOfIntent) document.addEventListener(type, prepare, { passive: true });
    return () => {
      stopScrollMemory();
      document.removeEventListener("click", follow);
      for (const type of signsOfIntent) document.removeEventListener(type, prepare);
    };
  }, []);
}
