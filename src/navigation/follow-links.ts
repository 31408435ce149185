import { matchRoute, type Route } from "../app/routes.ts";
import { want } from "../hydration/wanted.ts";
import { type Destination, destinationOf, isPlainClick } from "./destination.ts";
import { scrollToSection, scrollToTop } from "./sections.ts";

function linkedDestination({ target }: Event): Destination | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link ? destinationOf(link, location.origin) : undefined;
}

function moveWithinPage({ path, section }: Destination) {
  // What lies over the page closes first: behind it nothing could take the focus.
  document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
  // Said again, the address loses its fragment, and a navigation under way is taken back.
  history.replaceState(history.state, "", path);
  if (section) scrollToSection(section);
  else scrollToTop();
}

/** Other pages are left to the browser; within a page it would jump, and keep the fragment in the address. */
function follow(event: MouseEvent) {
  const destination = isPlainClick(event) ? linkedDestination(event) : undefined;
  if (destination?.path !== location.pathname) return;
  event.preventDefault();
  moveWithinPage(destination);
}

const signsOfIntent = ["pointerover", "focusin", "touchstart"] as const;

/** Every link on the site is a plain `<a>`. `prepare` is told which page a visitor is about to choose. */
export function followLinks(prepare: (route: Route) => void): () => void {
  const foresee = (event: Event) => {
    const destination = linkedDestination(event);
    if (!destination) return;
    if (destination.path !== location.pathname) prepare(matchRoute(destination.path));
    else if (destination.section) want(destination.section);
  };
  const stop = new AbortController();
  // On the way down: React stops what happens in parts that are not hydrated.
  const options = { capture: true, signal: stop.signal };
  document.addEventListener("click", follow, options);
  for (const type of signsOfIntent) document.addEventListener(type, foresee, { ...options, passive: true });
  return () => stop.abort();
}
