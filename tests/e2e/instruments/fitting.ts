import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

/** What does not fit as the figures stand: words, results by their text, and pixels wider than the window. */
function misfits(figures: readonly Element[]) {
  const within = (selector: string) => figures.flatMap((figure) => [...figure.querySelectorAll(selector)]);
  const sizeOf = (text: Element) =>
    Number.parseFloat(getComputedStyle(text).fontSize) * ((text as SVGTextElement).getScreenCTM()?.a ?? 1);
  // Clipped away it is for screen readers alone.
  const isShown = (output: Element) =>
    output.checkVisibility() &&
    getComputedStyle(output.closest(".instrument-results") ?? output).clipPath === "none";
  const leaves = (output: Element, holder: Element) => {
    const text = document.createRange();
    text.selectNodeContents(output);
    const inner = text.getBoundingClientRect();
    const outer = holder.getBoundingClientRect();
    return inner.left < outer.left - 1 || inner.right > outer.right + 1 || inner.bottom > outer.bottom + 2;
  };
  return {
    "words in drawings under 12 px": within("text")
      .filter((text) => text.checkVisibility() && text.textContent?.trim() && sizeOf(text) < 12)
      .map((text) => `${text.textContent}: ${sizeOf(text)} px`),
    "results outside their cell or figure": within("output")
      .filter(isShown)
      .filter((output) =>
        [".result", "figure"].some((selector) => leaves(output, output.closest(selector) ?? output)),
      )
      .map((output) => output.textContent),
    "pixels wider than the window": Math.max(0, document.documentElement.scrollWidth - innerWidth),
  };
}

const fitting = {
  "words in drawings under 12 px": [],
  "results outside their cell or figure": [],
  "pixels wider than the window": 0,
};

/** As they stand, at every width: words in drawings large enough, results within their cells, nothing wider than the page. */
export async function expectFitting(page: Page, figures: Locator, state = "at first") {
  const window = page.viewportSize();
  for (const width of [320, 360, 768, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await figures.evaluateAll(misfits), `${width} px, ${state}`).toEqual(fitting);
  }
  if (window) await page.setViewportSize(window);
}
