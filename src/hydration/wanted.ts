const eventName = "syfor:wanted";

/** A part may be wanted before it listens: React hydrates what a visitor works in first. */
const wanted = new WeakSet<Element>();

/** Says that a visitor is on the way to the element with this id. */
export function want(id: string) {
  const element = document.getElementById(id);
  if (!element) return;
  wanted.add(element);
  element.dispatchEvent(new Event(eventName));
}

export function onceWanted(element: Element, call: () => void, signal: AbortSignal) {
  if (wanted.has(element)) call();
  else element.addEventListener(eventName, call, { once: true, signal });
}
