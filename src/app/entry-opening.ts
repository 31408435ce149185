import { afterPaint } from "../hydration/after-paint.ts";

/**
 * The one script inside a page, at work before any of it is laid out. A page that begins at its top is laid out as far
 * as the screen shows it (`data-opening` in base.css); the sections below follow when its fonts and pictures are here.
 */

/** Whatever a slow line still holds back by then, in milliseconds, the layout is not held back with it. */
const longestWait = 3000;

const root = document.documentElement;

/** Not gone back to, not loaded again further down, no section asked for: those need their place on the page. */
function beginsAtItsTop(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate" && location.hash === "";
}

/** A section in each frame: none keeps the visitor waiting for long. */
async function layOutInTurn() {
  const sections = document.querySelectorAll<HTMLElement>("main > section + section, footer");
  for (const section of sections) {
    section.dataset.laidOut = "";
    await new Promise<void>(afterPaint);
  }
  delete root.dataset.opening;
  for (const section of sections) delete section.dataset.laidOut;
}

/** Until it is scrolled a page does without its form, which browsers would lay out to see what they could fill in. */
function leaveOutTheForm() {
  root.dataset.opening = "unscrolled";
  const putIn = () => {
    root.dataset.opening &&= "";
  };
  addEventListener("scroll", putIn, { capture: true, once: true });
}

if (beginsAtItsTop()) {
  leaveOutTheForm();
  const loaded = new Promise((resolve) => addEventListener("load", resolve));
  const waited = new Promise((resolve) => setTimeout(resolve, longestWait));
  Promise.race([loaded, waited]).then(layOutInTurn);
}
