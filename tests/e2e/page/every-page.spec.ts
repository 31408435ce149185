import type { Page } from "@playwright/test";
import { site } from "../../../src/content/site/company.ts";
import { footer } from "../../../src/content/site/footer.ts";
import { navigationLabels } from "../../../src/content/site/navigation.ts";
import { expectNoAxeFindings } from "../axe.ts";
import { expect, test, visit } from "../fixtures.ts";
import { expectMissingPage, headerOf, jumpTo, pages, productsTrigger, scrollThrough } from "../pages.ts";
import { clippedWords, overlappingWords, tooWide } from "./layout.ts";

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 900 };
const headerItems = ["Capabilities", "Products", "Technology", "About", "Contact", "Get Quote"];

async function expectHeader(page: Page) {
  const header = headerOf(page);
  const brand = header.getByRole("link", { name: `${site.name}, home` });
  await expect(brand).toHaveAttribute("href", "/");
  await expect(brand.locator("svg")).toBeVisible();
  await expect(brand).toContainText(site.name);
  const bar = header.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link").or(bar.getByRole("button"))).toHaveText(headerItems);
  await expect(header.getByRole("link", { name: "Get Quote" })).toHaveAttribute("href", "/#contact");
  await jumpTo(page, 500);
  expect((await header.boundingBox())?.y).toBe(0);
}

async function expectFooter(page: Page) {
  const contentinfo = page.getByRole("contentinfo");
  for (const line of site.headquarters) await expect(contentinfo.getByText(line)).toBeVisible();
  const link = (name: string) => contentinfo.getByRole("link", { name, exact: true });
  await expect(link(site.email)).toHaveAttribute("href", `mailto:${site.email}`);
  await expect(link(site.hotline.display)).toHaveAttribute("href", `tel:${site.hotline.dial}`);
  await expect(contentinfo).toContainText(/© 2024/);
  await expect(contentinfo).toContainText(/ITAR controlled/);
  for (const label of footer.groups.flatMap(({ links }) => [...links]))
    await expect(link(label)).toHaveAttribute("href", "#");
}

async function expectHeadingsInOrder(page: Page) {
  const levels = await page
    .locator("h1, h2, h3, h4")
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map(({ tagName }) => Number(tagName[1])),
    );
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries())
    expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
}

/** Wider spacing of letters, words and lines, as in WCAG 1.4.12. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [sheet];
  });

for (const { path } of pages)
  test(`${path} has header, footer and headings in order, no findings, and its words in their places at any width`, async ({
    page,
    expectProblem,
  }) => {
    expectMissingPage(path, expectProblem);
    // Colors are judged as they end, not on their way there.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(wide);
    await visit(page, path);
    await test.step("header, footer, headings", async () => {
      await expectHeader(page);
      await expectFooter(page);
      await expectHeadingsInOrder(page);
    });
    await scrollThrough(page);
    for (const size of [wide, narrow])
      await test.step(`findings at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        await expectNoAxeFindings(page);
      });
    for (const width of [320, 360, 768, 1023, 1024, 1440, 2200]) {
      await page.setViewportSize({ width, height: 900 });
      await jumpTo(page, 0);
      expect.soft(await page.evaluate(tooWide), `too wide at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(clippedWords), `cut off at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(overlappingWords), `overlapping at ${width} px`).toEqual([]);
    }
    await spaceText(page);
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(tooWide), `too wide, spaced, at ${size.width} px`).toEqual([]);
      expect(await page.evaluate(clippedWords), `cut off, spaced, at ${size.width} px`).toEqual([]);
    }
  });

test("axe finds nothing in the open menus", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(wide);
  await visit(page, "/syfor-drones");
  await productsTrigger(page).click();
  await expectNoAxeFindings(page, "header");
  await page.setViewportSize(narrow);
  await page.getByRole("button", { name: navigationLabels.menu }).click();
  await expectNoAxeFindings(page, "header");
});

test("nothing moves for those who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  await productsTrigger(page).hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
