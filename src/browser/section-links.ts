/** Between arriving at a page and scrolling to the section asked for, in milliseconds. */
const sectionScrollDelay = 100;

const prefersReducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const scrollBehavior = () => (prefersReducedMotion() ? "instant" : "smooth");

/** The room for the fixed header is `scroll-padding-top` in the styles, so that plain fragments get it too. */
function scrollToSection(id: string) {
  const section = document.getElementById(id);
  if (!section) return;
  // A fold opens, as it does when the browser itself follows a fragment.
  section.closest("details")?.setAttribute("open", "");
  section.scrollIntoView({ block: "start", behavior: scrollBehavior() });
  // Keyboard and screen reader go on from there; the section does not become a stop for Tab.
  if (!section.hasAttribute("tabindex")) section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** New tabs, new windows and the bare # of the footer are left to the browser. */
function linkWithinPage({ target, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined;
  const { origin, pathname } = location;
  return link.origin === origin && link.pathname === pathname && !link.href.endsWith("#") ? link : undefined;
}

/** Within a page the browser would jump, and keep the fragment in the address. Other pages are left to it. */
export function initSectionLinks() {
  document.addEventListener("click", (event) => {
    const link = linkWithinPage(event);
    if (!link) return;
    event.preventDefault();
    history.replaceState(history.state, "", link.pathname);
    if (link.hash) scrollToSection(decodeURIComponent(link.hash.slice(1)));
    else scrollTo({ top: 0, behavior: scrollBehavior() });
  });
}

interface ArrivalState {
  readonly section?: string;
}

/**
 * A visitor who comes to a section from another page of the site first sees the top of the page, and is scrolled there
 * a moment later. The function is inlined in the document, before the browser would jump: it must not use anything
 * from outside of itself.
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
