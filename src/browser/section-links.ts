import { destinationOf, isPlainClick } from "./destination.ts";
import { scrollToSection, scrollToTop } from "./sections.ts";

/** Between arriving at a page and scrolling to the section asked for, in milliseconds. */
const sectionScrollDelay = 100;

/** Within a page the browser would jump, and keep the fragment in the address. Other pages are left to it. */
export function initSectionLinks() {
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const destination = link && isPlainClick(event) ? destinationOf(link, location.origin) : undefined;
    if (destination?.path !== location.pathname) return;
    event.preventDefault();
    history.replaceState(history.state, "", destination.path);
    if (destination.section) scrollToSection(destination.section);
    else scrollToTop();
  });
}

interface ArrivalState {
  readonly section?: string;
}

/**
 * Who comes from another page of the site to a section finds the page at its top, and is scrolled there a moment later.
 * Stands inside the document, before the browser would jump: it may use nothing but what it says itself.
 */
export function moveSectionToHistoryState() {
  const { hash, origin, pathname } = location;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const from = document.referrer ? new URL(document.referrer) : undefined;
  const isFromOtherPage = from?.origin === origin && from.pathname !== pathname;
  if (hash && isFromOtherPage && navigation?.type === "navigate")
    history.replaceState({ section: decodeURIComponent(hash.slice(1)) }, "", pathname);
}

export function scrollToRequestedSection() {
  const { section } = (history.state ?? {}) as ArrivalState;
  if (!section) return;
  history.replaceState(null, "", location.pathname);
  setTimeout(() => scrollToSection(section), sectionScrollDelay);
}
