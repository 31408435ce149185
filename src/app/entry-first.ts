import { afterPaint } from "../hydration/after-paint.ts";

/**
 * The one script that a page asks for while it loads. Words, fonts and picture come first: it brings the others when
 * they are here, or as soon as the visitor puts a hand to the page. Until then the document works by itself.
 */

/** Whatever a slow line still holds back by then, in milliseconds, the scripts are not held back with it. */
const longestWait = 3000;

/** Nor for a processor that is never idle. */
const longestIdleWait = 500;

const signsOfAHand = ["pointerdown", "pointerover", "keydown", "focusin"] as const;

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

function bring(scripts: HTMLTemplateElement) {
  const over = new AbortController();
  const once = () => {
    if (over.signal.aborted) return;
    over.abort();
    run(scripts);
  };
  const whenLoaded = () => {
    // Once it is painted the line is free, while the processor may still lay out what stands below.
    afterPaint(() => fetchAll(scripts));
    // Safari has no idle callback.
    if ("requestIdleCallback" in window) requestIdleCallback(once, { timeout: longestIdleWait });
    else once();
  };
  addEventListener("load", whenLoaded, { signal: over.signal });
  for (const sign of signsOfAHand) addEventListener(sign, once, { capture: true, signal: over.signal });
  setTimeout(once, longestWait);
}

const scripts = document.querySelector<HTMLTemplateElement>("template[data-scripts]");
if (!scripts) throw new Error("The page does not name its scripts: this one and the prerender disagree.");
bring(scripts);
