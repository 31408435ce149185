import { onceWanted } from "./wanted.ts";

/**
 * When a part's script is fetched: only when it is asked for; also when it is all but in sight; when the visitor
 * comes near; or even without any sign, once the page has been there for a while and the browser has nothing to do.
 */
export type Eagerness = "asked" | "close" | "near" | "idle";

/** How far ahead of the visitor a part is prepared. */
const reaches = { close: "400px", near: "800px", idle: "1200px" } as const;

function onceNear(element: Element, reach: string, call: () => void, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) call();
    },
    { rootMargin: reach },
  );
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** Pictures and fonts come first: in milliseconds after the page has loaded. */
const settling = 2000;

export function onceIdle(call: () => void, signal: AbortSignal) {
  // Safari has no idle callback; settled is idle enough.
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(call) : call());
  const whenIdle = () => setTimeout(idle, settling);
  if (document.readyState === "complete") whenIdle();
  else addEventListener("load", whenIdle, { once: true, signal });
}

/** Resolves when the visitor comes near the element, points at it, or works in it. */
export function whenWanted(element: Element, eagerness: Eagerness): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const call = () => {
      over.abort();
      resolve();
    };
    if (eagerness !== "asked") onceNear(element, reaches[eagerness], call, over.signal);
    onceWanted(element, call, over.signal);
    element.addEventListener("focusin", call, { signal: over.signal });
    if (eagerness === "idle") onceIdle(call, over.signal);
  });
}
