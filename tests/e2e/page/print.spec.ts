import type { Page } from "@playwright/test";
import { products } from "../../../src/content/products/catalog.ts";
import { printButton } from "../../../src/content/products/contents.ts";
import { canonicalAddress } from "../../../src/content/site/company.ts";
import { pages as routes } from "../../../src/content/site/meta.ts";
import { expect, test, visit } from "../fixtures.ts";
import { headerOf, scrollThrough } from "../pages.ts";
import { contrasts } from "./contrast.ts";
import { overlappingWords } from "./layout.ts";

/** Each product prints as a data sheet, on both kinds of paper; the home page as many sheets as it needs. */

const mostSheets = 4;
/** What the margins of `@page` leave of each, in millimeters. */
const papers = {
  A4: { width: 210 - 14, height: 297 - 21 },
  Letter: { width: 215.9 - 14, height: 279.4 - 21 },
} as const;
const pixels = (millimeters: number) => Math.floor((millimeters / 25.4) * 96);

const sheetsIn = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0;

/** What stands beside the sheet or does not fit on one whole, and what is of no use on paper. */
const misplaced = (page: Page, sheetHeight: number) =>
  page.evaluate((height) => {
    const told = (what: string) => (element: Element) => `${what}: ${element.outerHTML.slice(0, 90)}`;
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const boxOf = (element: Element) => element.getBoundingClientRect();
    /** What a box cuts off is not seen beside it. */
    const isCut = ({ parentElement: box }: Element): boolean =>
      box !== null && (getComputedStyle(box).overflowX !== "visible" || isCut(box));
    return [
      ...shown("body *")
        .filter((element) => boxOf(element).left < 0 || boxOf(element).right > innerWidth + 1)
        .filter((element) => !isCut(element))
        .map(told("beside the sheet")),
      ...shown("table, figure:not(:has(table), [data-viewer])")
        .filter((element) => boxOf(element).height > height)
        .map(told("taller than a sheet")),
      ...shown("nav, dialog, input, .operable, .screen-only")
        // What is kept for screen readers alone is a pixel in size.
        .filter((element) => boxOf(element).width > 1)
        .map(told("of no use on paper")),
    ];
  }, sheetHeight);

/** Its address and its date are part of the document's own head. */
const expectTitleBlock = async (page: Page, path: string) => {
  await expect(headerOf(page)).toHaveCSS("position", "static");
  await expect(headerOf(page).getByText("Syfor", { exact: true }).first()).toBeVisible();
  for (const [selector, attribute, value] of [
    ["link[rel=canonical]", "href", canonicalAddress(path)],
    ['meta[name="dcterms.modified"]', "content", /^\d{4}-\d{2}-\d{2}$/],
  ] as const) {
    await expect(page.locator(selector)).toBeVisible();
    await expect(page.locator(selector)).toHaveAttribute(attribute, value);
  }
};

for (const { path } of routes)
  test(`${path} prints on A4 and Letter without loss, under its title block`, async ({ page }) => {
    await visit(page, path);
    await scrollThrough(page);
    await page.emulateMedia({ media: "print" });
    await expectTitleBlock(page, path);
    for (const format of ["A4", "Letter"] as const) {
      const { width, height } = papers[format];
      await page.setViewportSize({ width: pixels(width), height: 900 });
      expect.soft(await misplaced(page, pixels(height)), format).toEqual([]);
      expect.soft(await page.evaluate(overlappingWords), format).toEqual([]);
      const sheets = sheetsIn(await page.pdf({ format }));
      expect(sheets).toBeGreaterThan(1);
      if (path !== "/") expect(sheets, format).toBeLessThanOrEqual(mostSheets);
    }
    await expect.poll(async () => (await page.evaluate(contrasts)).pale).toEqual([]);
  });

test("a button prints each product's data sheet, where scripts run", async ({ page, openPage }) => {
  for (const { path } of products) {
    await visit(page, path);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.getByRole("button", { name: printButton }).click();
    await expect(page.locator("body[data-printed]")).toBeAttached();
  }
  const withoutScripts = await openPage({ javaScriptEnabled: false });
  await withoutScripts.goto("/syfor-drones");
  await expect(withoutScripts.getByRole("button", { name: printButton })).toBeHidden();
});
