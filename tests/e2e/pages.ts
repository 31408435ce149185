import { expect, type Page } from "@playwright/test";
import { notFoundMeta, pages as routes } from "../../src/content/site/meta.ts";
import type { PageMeta } from "../../src/content/types.ts";

if (routes.length === 0) throw new Error("The route table is empty: the sweeps would test nothing.");

export const missingPath = "/no-such-page";

/** Every page a visitor can meet, the 404 included. */
export const pages: readonly PageMeta[] = [...routes, { ...notFoundMeta, path: missingPath }];

/** What a visit to the 404 page is bound to provoke. */
export function expectMissingPage(path: string, expectProblem: (pattern: RegExp) => void) {
  if (path !== missingPath) return;
  expectProblem(/^404 .*\/no-such-page$/);
  expectProblem(/^console error: Page not found: \/no-such-page$/);
}

export const headerOf = (page: Page) => page.getByRole("banner");
export const productsTrigger = (page: Page) => headerOf(page).getByRole("button", { name: "Products" });

/** The page on screen, which follows the address once its script is here. */
export const expectPageShown = (page: Page, path: string) =>
  expect(page.locator(`main[data-page="${path}"]`)).toBeVisible();

/** Below the fixed header and in the upper half of the window. */
export async function expectSectionReached(page: Page, id: string) {
  const place = () =>
    page.evaluate((section) => {
      const heading = document.querySelector(`#${section} h2`);
      const header = document.querySelector("header");
      if (!heading || !header) return "missing";
      const distance = heading.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
      if (distance < 0) return "hidden under the header or above it";
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      return distance < innerHeight / 2 || isAtEnd ? "reached" : "further down";
    }, id);
  await expect.poll(place).toBe("reached");
}

/** Ask before the visit: the last script that a page fetches by itself, in an idle moment, which a busy machine may be long in having. */
export const lastScriptOf = (page: Page) => page.waitForResponse(/\/assets\/pages-/, { timeout: 180_000 });

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollDown(page: Page) {
  await page.evaluate(async () => {
    const screens = Math.ceil(document.documentElement.scrollHeight / innerHeight);
    for (let screen = 1; screen <= screens; screen += 1) {
      scrollTo({ top: screen * innerHeight, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
}

/** In milliseconds: no machine is so busy that a frame takes longer. */
const longestFrame = 20_000;

const stillPaints = (page: Page) =>
  page.evaluate(
    (wait) =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), wait);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
    longestFrame,
  );

/**
 * A screen at a time, so that pictures and deferred parts are here. Chromium 156 on two cores and no graphics card
 * stops painting in one of a hundred such visits, pictures or none: its compositor waits for tiles that none of its
 * threads draws. Only loading the page again helps.
 */
export async function scrollThrough(page: Page, { untilIdle = true } = {}) {
  await scrollDown(page);
  if (!(await stillPaints(page))) {
    await page.reload();
    await scrollDown(page);
  }
  if (untilIdle) await page.waitForLoadState("networkidle");
}
