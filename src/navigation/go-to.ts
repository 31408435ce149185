import { sectionScrollDelay } from "./delays.ts";
import type { Destination } from "./destination.ts";
import { navigate } from "./location.ts";
import { isBetweenEntries, isNewEntry, isOnScreen, leaveEntry, stayOnEntry } from "./scroll-memory.ts";
import { focusWithoutScrolling, scrollToSection, scrollToTop } from "./sections.ts";

/** What the navigation under way was asked for; going back or forward meanwhile makes it void. */
let underWay: Destination | undefined;
let arrivalTimer = 0;

function moveWithinPage({ path, section }: Destination) {
  if (location.hash) navigate(path, { replace: true, state: history.state });
  if (section) scrollToSection(section);
  else scrollToTop();
}

/** The visitor wants the page that is still on screen, not the one on its way: its entry is taken back. */
function stayOnPage(destination: Destination) {
  underWay = undefined;
  navigate(destination.path, { replace: true });
  stayOnEntry();
  moveWithinPage(destination);
}

export function goTo(destination: Destination) {
  clearTimeout(arrivalTimer);
  const isHere = destination.path === location.pathname;
  if (isHere && !isBetweenEntries()) return moveWithinPage(destination);
  if (isOnScreen(destination.path)) return stayOnPage(destination);
  underWay = destination;
  if (isHere) return;
  leaveEntry();
  navigate(destination.path);
}

/** Takes the visitor to what they asked for in the page that has just arrived. */
export function finishArrival() {
  clearTimeout(arrivalTimer);
  const isMeant = underWay?.path === location.pathname && isNewEntry();
  const section = isMeant ? underWay?.section : undefined;
  underWay = undefined;
  if (section) {
    arrivalTimer = window.setTimeout(scrollToSection, sectionScrollDelay, section);
    return;
  }
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) focusWithoutScrolling(heading);
}
