import { afterPaint } from "../hydration/after-paint.ts";

/**
 * A page that begins at its top is laid out as far as the screen shows it (`data-opening` in base.css); the sections
 * below follow when its fonts and pictures are here. At work before any of the page is laid out.
 */

/** Whatever a slow line still holds back by then, in milliseconds, the layout is not held back with it. */
const longestWait = 3000;

const root = document.documentElement;

/** Not gone back to, not loaded again further down, no section asked for: those need their place on the page. */
function beginsAtItsTop(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "navigate" && location.hash === "";
}

/** At once, before a key acts: End leads to where the page ends by then. */
function layOutWhole() {
  delete root.dataset.opening;
}

/** A section in each frame, an instrument by itself: none keeps the visitor waiting. */
async function layOutInTurn() {
  const parts = document.querySelectorAll<HTMLElement>("main > section + section, .instrument, footer");
  for (const part of parts) {
    part.dataset.laidOut = "";
    await new Promise<void>(afterPaint);
  }
  layOutWhole();
  for (const part of parts) delete part.dataset.laidOut;
}

/** As soon as the page is scrolled, what shows of it must be whole. */
const scrolled = () => {
  root.dataset.opening &&= "";
};

export function layOutOpeningFirst() {
  if (!beginsAtItsTop()) return;
  root.dataset.opening = "unscrolled";
  addEventListener("scroll", scrolled, { once: true });
  addEventListener("keydown", layOutWhole, { capture: true, once: true });
  const loaded = new Promise((resolve) => addEventListener("load", resolve));
  const waited = new Promise((resolve) => setTimeout(resolve, longestWait));
  Promise.race([loaded, waited]).then(layOutInTurn);
}
