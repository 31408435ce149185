import { want } from "../hydration/wanted.ts";
import { type Destination, destinationOf, isPlainClick } from "./destination.ts";
import { scrollToSection, scrollToTop } from "./sections.ts";

function linkedDestination({ target }: Event): Destination | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  return link ? destinationOf(link, location.origin) : undefined;
}

/** What the app does about links; the browser follows them. */
interface Reader {
  /** Told which page a visitor is about to choose. */
  readonly foresee: (path: string) => void;
  /** Draws what is still missing of the page on screen before it returns. */
  readonly complete: () => void;
}

function moveWithinPage({ path, section }: Destination, { complete }: Reader) {
  // What lies over the page closes first: behind it nothing could take the focus. `:is` forgives older engines.
  document.querySelector<HTMLElement>(":is(:popover-open)")?.hidePopover();
  // Said again, the address loses its fragment, and a navigation under way is taken back.
  history.replaceState(history.state, "", path);
  if (!section) {
    scrollToTop();
    return;
  }
  complete();
  scrollToSection(section);
}

/** Other pages are left to the browser; within a page it would jump, and keep the fragment in the address. */
function follow(event: MouseEvent, reader: Reader) {
  const destination = isPlainClick(event) ? linkedDestination(event) : undefined;
  if (destination?.path !== location.pathname) return;
  event.preventDefault();
  moveWithinPage(destination, reader);
}

const signsOfIntent = ["pointerover", "focusin", "touchstart"] as const;

/** Every link on the site is a plain `<a>`. */
export function followLinks(reader: Reader): () => void {
  const foresee = (event: Event) => {
    const destination = linkedDestination(event);
    if (!destination) return;
    if (destination.path !== location.pathname) reader.foresee(destination.path);
    else if (destination.section) want(destination.section);
  };
  const stop = new AbortController();
  // On the way down: React stops what happens in parts that are not hydrated.
  const options = { capture: true, signal: stop.signal };
  document.addEventListener("click", (event) => follow(event, reader), options);
  for (const type of signsOfIntent) document.addEventListener(type, foresee, { ...options, passive: true });
  return () => stop.abort();
}
