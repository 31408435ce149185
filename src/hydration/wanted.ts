const eventName = "syfor:wanted";

/** Says that a visitor is on the way to the element with this id. */
export function want(id: string) {
  document.getElementById(id)?.dispatchEvent(new Event(eventName));
}

export function onceWanted(element: Element, call: () => void, signal: AbortSignal) {
  element.addEventListener(eventName, call, { once: true, signal });
}
