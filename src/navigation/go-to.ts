import { sectionScrollDelay } from "./delays.ts";
import type { Destination } from "./destination.ts";
import { navigate } from "./location.ts";
import { isBetweenEntries, leaveEntry } from "./scroll-memory.ts";
import { focusWithoutScrolling, scrollToSection, scrollToTop } from "./sections.ts";

/** Where in the page under way the navigation ends; its heading unless a section was asked for. */
let sectionOnArrival: string | undefined;
let arrivalTimer = 0;

function moveWithinPage({ path, section }: Destination) {
  if (location.hash) navigate(path, { replace: true, state: history.state });
  if (section) scrollToSection(section);
  else scrollToTop();
}

export function goTo(destination: Destination) {
  clearTimeout(arrivalTimer);
  const isHere = destination.path === location.pathname;
  if (isHere && !isBetweenEntries()) return moveWithinPage(destination);
  sectionOnArrival = destination.section;
  if (isHere) return;
  leaveEntry();
  navigate(destination.path);
}

/** Takes the visitor to what they asked for in the page that has just arrived. */
export function finishArrival() {
  clearTimeout(arrivalTimer);
  if (sectionOnArrival === undefined) {
    const heading = document.querySelector<HTMLElement>("main h1");
    if (heading) focusWithoutScrolling(heading);
    return;
  }
  arrivalTimer = window.setTimeout(scrollToSection, sectionScrollDelay, sectionOnArrival);
  sectionOnArrival = undefined;
}
