import { expect, type Page } from "@playwright/test";
import { notFoundMeta, pages as routes } from "../../src/content/site/meta.ts";
import type { PageMeta } from "../../src/content/types.ts";
import { sectionPlace } from "../section-place.ts";

const missingPath = "/no-such-page";

/** Every page a visitor can meet, the 404 included. */
export const pages: readonly PageMeta[] = [...routes, { ...notFoundMeta, path: missingPath }];

/** The problems that every visit to the 404 page provokes. */
export function expectMissingPage(path: string, expectProblem: (pattern: RegExp) => void) {
  if (path !== missingPath) return;
  expectProblem(/^404 .*\/no-such-page$/);
  expectProblem(/^console error: Page not found: \/no-such-page$/);
}

export const headerOf = (page: Page) => page.getByRole("banner");
export const productsTrigger = (page: Page) => headerOf(page).getByRole("button", { name: "Products" });
export const productLink = (page: Page, name: string) =>
  headerOf(page).getByRole("link", { name: new RegExp(`^${name}`) });

export const expectPageShown = (page: Page, path: string) =>
  expect(page.locator(`html[data-interactive] main[data-page="${path}"]`)).toBeVisible();

export const expectSectionReached = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(sectionPlace, id)).toBe("reached");

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));
export const jumpTo = (page: Page, top: number) =>
  page.evaluate((target) => scrollTo({ top: target, behavior: "instant" }), top);

/** A screen at a time. */
export const scrollDown = (page: Page) =>
  page.evaluate(async () => {
    const screens = Math.ceil(document.documentElement.scrollHeight / innerHeight);
    for (let screen = 1; screen <= screens; screen += 1) {
      scrollTo({ top: screen * innerHeight, behavior: "instant" });
      // A frame and a little more; a browser that draws none goes on all the same.
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 20));
        setTimeout(resolve, 500);
      });
    }
  });

/** Until pictures are here and islands at work. */
export async function scrollThrough(page: Page) {
  await scrollDown(page);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
}
