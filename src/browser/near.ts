/** Its prerendered children are kept in case the script fails. */
export interface Island extends HTMLElement {
  prerendered?: readonly Node[];
}

/** Astro's own type would bring Node's types into browser code. */
type ClientDirective = (
  load: () => Promise<() => Promise<void>>,
  options: unknown,
  element: HTMLElement,
) => void;

/** How far ahead of a visitor who scrolls an island starts: a screen or two. */
const ahead = "1200px";

/** Milliseconds that a script may take before the page says that it is late. */
const loadTimeout = 8000;

const intentEvents = ["pointerover", "focusin", "touchstart"] as const;

/** Whether a link of this page leads to a section with the island in it. */
function leadsTo(island: Element, { target }: Event): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.hash || link.pathname !== location.pathname) return false;
  return document.getElementById(decodeURIComponent(link.hash.slice(1)))?.contains(island) ?? false;
}

/** Listeners added with the signal are removed when the promise resolves. */
const until = (listen: (resolve: () => void, signal: AbortSignal) => void) =>
  new Promise<void>((resolve) => {
    const controller = new AbortController();
    controller.signal.addEventListener("abort", () => resolve());
    listen(() => controller.abort(), controller.signal);
  });

/** Resolves when the visitor comes near, points at a link to the island, or focuses something in it. */
const untilNeeded = (island: HTMLElement) =>
  until((needed, signal) => {
    const observe = (rootMargin: string) => {
      const onSeen: IntersectionObserverCallback = (entries) =>
        entries.some(({ isIntersecting }) => isIntersecting) && needed();
      const observer = new IntersectionObserver(onSeen, { rootMargin });
      // The island itself has no box.
      for (const child of island.children) observer.observe(child);
      signal.addEventListener("abort", () => observer.disconnect());
    };
    observe("0px");
    // Whoever stays at the top may never come to what stands just below.
    addEventListener("scroll", () => observe(ahead), { once: true, passive: true, signal });
    const options = { capture: true, passive: true, signal };
    island.addEventListener("focusin", needed, options);
    for (const name of intentEvents)
      document.addEventListener(name, (event) => leadsTo(island, event) && needed(), options);
  });

/** Resolves when the visitor retries, or the network is back. */
const untilRetried = (island: HTMLElement) =>
  until((retry, signal) => {
    addEventListener("online", retry, { signal });
    island.addEventListener(
      "click",
      ({ target }) => target instanceof Element && target.closest("[data-retry]") && retry(),
      { signal },
    );
  });

/**
 * `client:near`. If the script does not load, the prerendered island stays, marked so that it can say so, and another
 * try is offered. A late script still starts it.
 */
const near: ClientDirective = async (load, _options, element) => {
  const island: Island = element;
  await untilNeeded(island);
  const markStranded = () => island.setAttribute("data-stranded", "");
  for (;;) {
    const overdue = setTimeout(markStranded, loadTimeout);
    let hasFailed = false;
    island.addEventListener("astro:hydration-error", () => (hasFailed = true), { once: true });
    const hydrate = await load();
    clearTimeout(overdue);
    if (!hasFailed) {
      island.removeAttribute("data-stranded");
      island.prerendered = [...island.childNodes].map((node) => node.cloneNode(true));
      return hydrate();
    }
    markStranded();
    await untilRetried(island);
  }
};

export default near;
