/** A form that was sent before its script came carries this mark until the script sends it. */
const mark = "sent";

function hold(event: Event) {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) event.target.dataset[mark] = "";
}

/** Keeps forms inside the element from being sent by the browser; call the answer when their script is here. */
export function holdSubmissions(element: Element): () => void {
  element.addEventListener("submit", hold);
  return () => element.removeEventListener("submit", hold);
}

/** True once for a form that was sent too early. */
export function takeHeldSubmission(form: HTMLFormElement): boolean {
  const isHeld = mark in form.dataset;
  delete form.dataset[mark];
  return isHeld;
}
