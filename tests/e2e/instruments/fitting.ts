import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { wordsThatMeet } from "../words-that-meet.ts";

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
  // A letter's box is a little wider than the letter.
  const isCut = (text: Element) => {
    const inner = text.getBoundingClientRect();
    const outer = (text.closest("[data-instrument]") ?? document.body).getBoundingClientRect();
    return inner.left < outer.left - 2 || inner.right > outer.right + 2;
  };
  const words = within("text").filter(
    (text) => text.checkVisibility({ visibilityProperty: true }) && text.textContent?.trim(),
  );
  return {
    "words cut at the edge of their instrument": words.filter(isCut).map((text) => text.textContent),
    "words in drawings under 12 px": words
      .filter((text) => sizeOf(text) < 12)
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
  "words cut at the edge of their instrument": [],
  "words in drawings under 12 px": [],
  "results outside their cell or figure": [],
  "pixels wider than the window": 0,
};

async function expectFittingNow(figures: Locator, state: string) {
  expect(await figures.evaluateAll(misfits), state).toEqual(fitting);
  expect(await figures.evaluateAll(wordsThatMeet), `words that meet, ${state}`).toEqual([]);
}

/** As they stand, at every width: words in drawings whole and large enough, results within their cells, nothing wider than the page. */
export async function expectFitting(page: Page, figures: Locator, state = "at first") {
  const window = page.viewportSize();
  for (const width of [320, 360, 768, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    await expectFittingNow(figures, `${width} px, ${state}`);
  }
  if (window) await page.setViewportSize(window);
}

/** Set from within the page: dozens of settings, and none of them is about how it was made. */
const setTo = (slider: Locator, value: string) =>
  slider.evaluate((input: HTMLInputElement, next) => {
    // React hears of a value only when it was not told itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, next);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, value);

/** In this window: as it stands, then each slider at either of its ends. */
export async function expectFittingAtEveryEnd(figure: Locator, state: string) {
  const check = async (setting: string) => {
    // The drawing follows its control when there is time.
    await figure.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await expectFittingNow(figure, `${state}, ${setting}`);
  };
  const sliders = await figure.getByRole("slider").all();
  await check("as it stands");
  for (const slider of sliders) {
    const initial = await slider.inputValue();
    for (const end of ["max", "min"] as const) {
      await setTo(slider, (await slider.getAttribute(end)) ?? "");
      await check(`${await slider.getAttribute("id")} at its ${end}`);
    }
    await setTo(slider, initial);
  }
}
