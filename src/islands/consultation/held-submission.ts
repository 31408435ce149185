/** A form that was sent before its script came carries this mark until the script sends it. */
const mark = "sent";

/**
 * Keeps forms inside the element from being sent by the browser; call the answer when their script is here.
 * Listens on the document, on the way down: React stops what happens in parts it has yet to hydrate.
 */
export function holdSubmissions(element: Element): () => void {
  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement && element.contains(target))) return;
    event.preventDefault();
    target.dataset[mark] = "";
  };
  document.addEventListener("submit", hold, { capture: true });
  return () => document.removeEventListener("submit", hold, { capture: true });
}

/** True once for a form that was sent too early. */
export function takeHeldSubmission(form: HTMLFormElement): boolean {
  const isHeld = mark in form.dataset;
  delete form.dataset[mark];
  return isHeld;
}
