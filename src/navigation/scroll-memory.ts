/**
 * Back and forward return to where each page was left. The position is kept in the history entry
 * itself: it survives a reload, and nothing is stored. The browser's own restoration would run before
 * the page has changed, so it is off while the app runs and on again whenever the document is left.
 */

const settleDelay = 150;

let shownPath = "";
/** Between leaving one entry and showing the next, the scroll position belongs to neither. */
let betweenEntries = false;
let timer = 0;

function rememberedScroll(): number | undefined {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "scroll" in state && typeof state.scroll === "number"
    ? state.scroll
    : undefined;
}

function rememberScroll() {
  clearTimeout(timer);
  if (!betweenEntries) history.replaceState({ scroll: Math.round(scrollY) }, "");
}

/** Entries that were on screen before carry their position. */
export const isNewEntry = () => rememberedScroll() === undefined;

export const isBetweenEntries = () => betweenEntries;

/** True also while the address is already that of a page on its way. */
export const isOnScreen = (path: string) => path === shownPath;

export function leaveEntry() {
  rememberScroll();
  betweenEntries = true;
}

/** The page on screen is the entry's after all: the visitor stays where they are in it. */
export function stayOnEntry() {
  betweenEntries = false;
  rememberScroll();
}

/** Call when the entry's page is on screen: a new entry starts at the top, an old one where it was left. */
export function enterEntry() {
  shownPath = location.pathname;
  betweenEntries = false;
  scrollTo({ top: rememberedScroll() ?? 0, behavior: "instant" });
}

function onScroll() {
  clearTimeout(timer);
  timer = window.setTimeout(rememberScroll, settleDelay);
}

function onPop() {
  clearTimeout(timer);
  betweenEntries = location.pathname !== shownPath;
  // An entry without a position is a fragment the browser has just scrolled to.
  if (!betweenEntries && rememberedScroll() !== undefined) enterEntry();
}

function takeOver() {
  // Left in the app and come back to from another document: the browser has not restored it.
  if (history.scrollRestoration === "manual" && rememberedScroll() !== undefined) enterEntry();
  history.scrollRestoration = "manual";
  rememberScroll();
}

function handBack() {
  rememberScroll();
  history.scrollRestoration = "auto";
}

export function keepScrollMemory(): () => void {
  shownPath = location.pathname;
  // While the document loads, the browser may still be restoring its position.
  if (document.readyState === "complete") takeOver();
  const listeners = { pageshow: takeOver, pagehide: handBack, popstate: onPop, scroll: onScroll };
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener);
  return () => {
    for (const [type, listener] of Object.entries(listeners)) removeEventListener(type, listener);
  };
}
