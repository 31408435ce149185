import type { Page } from "@playwright/test";
import { pages as routes } from "../../src/content/site/meta.ts";
import { canonicalAddress, site } from "../../src/content/site/company.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectPageShown } from "./pages.ts";
import { pagesOf } from "./pdf-text.ts";
import { wordsDrawnOver } from "./words-drawn-over.ts";

/** Each product prints as a data sheet, on both kinds of paper; the home page as many sheets as it needs. */

const mostPages = 4;
/** Letters on the emptiest sheet: fewer would be a page of nothing. */
const fewestLetters = 200;
/** What the margins of `@page` leave of each, in millimeters. */
const papers = {
  A4: { width: 210 - 14, height: 297 - 21 },
  Letter: { width: 215.9 - 14, height: 279.4 - 21 },
} as const;
const pixels = (millimeters: number) => Math.floor((millimeters / 25.4) * 96);

const print = async (page: Page, format: keyof typeof papers) => pagesOf(await page.pdf({ format }));
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");

/** What a reader must find, as the page shows it on paper: names of chapters, captions, notices. */
const wordsOnPaper = (page: Page) =>
  page
    // A reader of the file takes an index for a line of its own.
    .locator(":is(h1, main h2, main h3, figcaption, dt, th, footer p):not(:has(sub))")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => (element as HTMLElement).innerText),
    );

/** Figures and tables that a sheet cannot hold whole, pictures that did not come, things to operate. */
const misplaced = (page: Page, height: number) =>
  page.evaluate((pageHeight) => {
    const told = (what: string) => (element: Element) => `${what}: ${element.outerHTML.slice(0, 90)}`;
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > innerWidth + 1;
    };
    return [
      ...shown("body *").filter(isOutside).map(told("beside the sheet")),
      ...shown("table, figure:not(:has(table), [data-viewer])")
        .filter((element) => element.getBoundingClientRect().height > pageHeight)
        .map(told("taller than a page")),
      ...shown("nav, dialog, input, .operable, .screen-only")
        // What is kept for screen readers alone is a pixel in size.
        .filter((element) => element.getBoundingClientRect().width > 1)
        .map(told("of no use on paper")),
    ];
  }, height);

for (const { path } of routes)
  test(`${path} prints as a data sheet`, async ({ page }) => {
    await page.setViewportSize({ width: pixels(papers.A4.width), height: 900 });
    await visit(page, path);
    await page.emulateMedia({ media: "print" });
    const words = (await wordsOnPaper(page)).map(withoutSpaces);
    expect(words.length).toBeGreaterThan(20);
    const edition = await page.locator('meta[name="dcterms.modified"]').getAttribute("content");
    expect(edition).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const format of ["A4", "Letter"] as const) {
      const { width, height } = papers[format];
      await page.setViewportSize({ width: pixels(width), height: 900 });
      expect.soft(await misplaced(page, pixels(height)), format).toEqual([]);
      expect.soft(await page.evaluate(wordsDrawnOver), `drawn over on ${format}`).toEqual([]);
      const sheets = await print(page, format);
      const text = sheets.join("");
      if (path !== "/") expect.soft(sheets.length, `pages of ${format}`).toBeLessThanOrEqual(mostPages);
      expect.soft(Math.min(...sheets.map(({ length }) => length)), format).toBeGreaterThan(fewestLetters);
      expect.soft(sheets[0], "the title block").toContain(canonicalAddress(path));
      expect.soft(sheets[0], "the title block").toContain(`Edition${edition}`);
      expect.soft(words.filter((word) => !text.includes(word))).toEqual([]);
      for (const once of [canonicalAddress(path), site.email, withoutSpaces(site.hotline.display)])
        expect.soft(text.split(once).length - 1, `${once} on ${format}`).toBe(1);
    }
  });

/** The letters of each sheet, in whatever order they were painted. */
const lettersOn = async (page: Page) => (await print(page, "A4")).map((sheet) => [...sheet].sort().join(""));

test("a page that was navigated to prints like one that was opened", async ({ page }) => {
  const path = "/gnss-jamming-spoofing";
  await visit(page, path);
  const opened = await lettersOn(page);
  await visit(page, "/");
  await page.locator(`main a[href="${path}"]`).first().click();
  await expectPageShown(page, path);
  // Drawn part by part: these are its last.
  await expect(page.locator("#depth")).toBeVisible();
  expect(await lettersOn(page)).toEqual(opened);
});
