import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { headerOf } from "../pages.ts";
import { wordsCrossed, wordsThatMeet } from "../words-that-meet.ts";
import { compositionFaults, noFaults } from "./composition.ts";
import { coveredWords } from "./covered-words.ts";
import { expectHeaderFits } from "./frame.ts";
import { wordsOnWords } from "./words-on-words.ts";

/** Elements that reach past the right edge and can be scrolled to, which is what makes a page slide about. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Words cut off by a box that hides what does not fit. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((element) => {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        if (display === "inline" || (overflowX === "visible" && overflowY === "visible")) return false;
        // Kept for screen readers only.
        if (element.clientWidth <= 1) return false;
        const isTextControl = element.matches("input, textarea, select");
        return (
          !isTextControl &&
          (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Whatever one width shows, the others are looked at too. */
export async function expectComposed(page: Page) {
  for (const width of [320, 360, 768, 1023, 1024, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await overflow(page), `sliding at ${width} px`).toEqual([]);
    expect.soft(await compositionFaults(page), `at ${width} px`).toEqual(noFaults);
    const meeting = await page.locator("figure").evaluateAll(wordsThatMeet);
    expect.soft(meeting, `words that meet at ${width} px`).toEqual([]);
    const crossed = await page.locator("svg.sketch").evaluateAll(wordsCrossed);
    expect.soft(crossed, `words crossed at ${width} px`).toEqual([]);
    expect.soft(await coveredWords(page), `words under a picture at ${width} px`).toEqual([]);
    expect.soft(await wordsOnWords(page), `words on words at ${width} px`).toEqual([]);
    await expectHeaderFits(page, width);
  }
}

/** WCAG 1.4.12. */
export async function expectRoomForWiderText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `sideways at ${width} px`).toEqual([]);
    expect(await clipped(page), `cut off at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

/** By WCAG's formula, for a color as the browser computes it: rgb(r, g, b). */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
    .map((channel) => Number(channel) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const inksOf = (page: Page) =>
  page
    .locator("h1, h2, h3, p, dd, dt")
    .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).color))]);

export async function expectPrintable(page: Page) {
  await page.emulateMedia({ media: "print" });
  await expect(headerOf(page)).toHaveCSS("position", "static");
  await expect(headerOf(page).getByText("Syfor", { exact: true }).first()).toBeVisible();
  await expect(headerOf(page).getByRole("navigation")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Colors may be on their way to black.
  await expect
    .poll(async () => (await inksOf(page)).filter((ink) => contrastWithWhite(ink) < 4.5))
    .toEqual([]);
  await page.emulateMedia({ media: null });
}
