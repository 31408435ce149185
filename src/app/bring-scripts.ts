import { afterPaint } from "../hydration/after-paint.ts";

/**
 * Words, fonts and picture come first: a page's scripts are brought when these are here, or as soon as the visitor
 * puts a hand to the page. Until then the document works by itself.
 */

/** Whatever a slow line still holds back by then, in milliseconds, the scripts are not held back with it. */
const longestWait = 3000;

/** Nor for a processor that is never idle. */
const longestIdleWait = 500;

const signsOfAHand = ["pointerdown", "pointermove", "keydown", "focusin"] as const;

/**
 * React makes a handful of errors as it starts, to throw them later. While a tool listens, as Lighthouse and the
 * browser's own tools do, their places in the script are looked up, for which all of React is parsed once more.
 * Visitors never pay for that; what is measured should not either.
 */
async function withoutTraces(work: Promise<unknown>) {
  const { stackTraceLimit } = Error as { stackTraceLimit?: number };
  Object.assign(Error, { stackTraceLimit: undefined });
  await work;
  Object.assign(Error, { stackTraceLimit });
}

/** Taken out of their template they are fetched all at once, each with its digest. A second time nothing is left. */
const fetchAll = (scripts: HTMLTemplateElement) => document.body.append(scripts.content);

function run(scripts: HTMLTemplateElement) {
  fetchAll(scripts);
  // Where they do not come, the document stands as it is.
  withoutTraces(import(/* @vite-ignore */ scripts.dataset.scripts ?? "").catch(() => undefined));
}

const scriptsOfPage = () => document.querySelector<HTMLTemplateElement>("template[data-scripts]");

/** Once what has come is on screen the line is free, while the processor may still lay out what stands below. */
const whenSeen = (work: () => void) => afterPaint(() => afterPaint(work));

/** A page that appears under a pointer hears of it, too, though no hand has moved it. */
const isAtRest = (event: Event) =>
  event.type === "pointermove" && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

export function bringScripts() {
  const over = new AbortController();
  const once = () => {
    const scripts = scriptsOfPage();
    if (over.signal.aborted) return;
    // The document names them at its end.
    if (!scripts) return document.addEventListener("DOMContentLoaded", once);
    over.abort();
    run(scripts);
  };
  const whenLoaded = () =>
    whenSeen(() => {
      const scripts = scriptsOfPage();
      if (scripts) fetchAll(scripts);
      // Safari has no idle callback.
      if ("requestIdleCallback" in window) requestIdleCallback(once, { timeout: longestIdleWait });
      else once();
    });
  addEventListener("load", whenLoaded, { signal: over.signal });
  const onSign = (event: Event) => {
    if (!isAtRest(event)) once();
  };
  for (const sign of signsOfAHand) addEventListener(sign, onSign, { capture: true, signal: over.signal });
  setTimeout(once, longestWait);
}
