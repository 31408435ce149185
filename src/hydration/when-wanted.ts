import { onceWanted } from "../navigation/wanted.ts";

/**
 * "close": not before it is all but in sight.
 * "idle": also without any sign, as soon as the page has loaded and the browser has nothing else to do.
 */
export type Eagerness = "near" | "close" | "idle";

/** How far ahead of the visitor a part is prepared. */
const reaches: Readonly<Record<Eagerness, string>> = { near: "1200px", close: "400px", idle: "1200px" };

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

function onceIdle(call: () => void, signal: AbortSignal) {
  // Safari has no idle callback; a second after loading is idle enough.
  const whenIdle = () =>
    "requestIdleCallback" in window ? requestIdleCallback(call) : setTimeout(call, 1000);
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
    onceNear(element, reaches[eagerness], call, over.signal);
    onceWanted(element, call, over.signal);
    element.addEventListener("focusin", call, { signal: over.signal });
    if (eagerness === "idle") onceIdle(call, over.signal);
  });
}
