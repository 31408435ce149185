import type { Page } from "@playwright/test";
import { describeWithAndWithoutApi, expect, test, visit } from "../fixtures.ts";
import { expectPageShown, scrollTop } from "../pages.ts";
import { chooseProduct } from "./choosing.ts";

const expectScroll = (page: Page, top: number) => expect.poll(() => scrollTop(page)).toBe(top);
const scrollDown = (page: Page, top: number) => page.evaluate((target) => scrollTo(0, target), top);

async function chooseDroneDetection(page: Page) {
  await chooseProduct(page, "Drone Detection");
  await expectPageShown(page, "/drone-detection");
  await expect(page.locator("html[data-interactive]")).toBeAttached();
}

/** The scroll position at every frame that showed the home page again. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      if (document.querySelector('main[data-page="/"]')) seen.push(Math.round(scrollY));
      requestAnimationFrame(look);
    };
    // After the frame's own callbacks, as it is about to be painted.
    requestAnimationFrame(look);
  });

async function expectNeverPaintedElsewhere(page: Page, top: number) {
  await page.waitForTimeout(200);
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen);
  expect([...new Set(seen)]).toEqual([top]);
}

async function expectPlace(page: Page, path: string, top: number) {
  await expectPageShown(page, path);
  await expectScroll(page, top);
}

describeWithAndWithoutApi((hasNavigationApi) => {
  test("every way back returns to where the page was left", async ({ page }) => {
    await visit(page, "/");
    await scrollDown(page, 1500);
    await chooseDroneDetection(page);
    await expectScroll(page, 0);
    await scrollDown(page, 600);

    await test.step("back, and never painted anywhere else", async () => {
      if (hasNavigationApi) await watchFrames(page);
      await page.goBack();
      await expectPlace(page, "/", 1500);
      await expect(page).toHaveTitle(/counter-drone/);
      if (!hasNavigationApi) return;
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expectNeverPaintedElsewhere(page, 1500);
    });

    await test.step("forward", async () => {
      await page.goForward();
      await expectPlace(page, "/drone-detection", 600);
      await expect(page).toHaveTitle(/Drone Detection/);
    });

    await test.step("after a reload", async () => {
      await page.reload();
      await expect(page.locator("html[data-interactive]")).toBeAttached();
      await expectScroll(page, 600);
      await page.goBack();
      await expectPlace(page, "/", 1500);
      await page.goForward();
      await expectPlace(page, "/drone-detection", 600);
    });

    await test.step("back from the footer's # to the footer", async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const bottom = await scrollTop(page);
      await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
      await expectScroll(page, 0);
      await page.goBack();
      await expectScroll(page, bottom);
    });

    await test.step("from another document, also across two pages", async () => {
      await scrollDown(page, 600);
      await page.goto("/robots.txt");
      await page.goBack();
      await expectPlace(page, "/drone-detection", 600);
      await page.goForward();
      // After the answer: it could not be given from a page that is gone.
      await page.evaluate(() => void setTimeout(() => history.go(-2)));
      await expectPageShown(page, "/");
      await expect(page.locator("html[data-interactive]")).toBeAttached();
      await expectScroll(page, 1500);
    });
  });
});

test("Back in the moment between a new address and its page leaves the old page standing", async ({
  page,
}) => {
  // A machine so slow that a page which has all its scripts still takes a moment.
  await page.addInitScript(() => {
    const race = Promise.race.bind(Promise);
    Promise.race = (async (all: Iterable<unknown>) => {
      const first = await race(all);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return first;
    }) as typeof Promise.race;
  });
  await visit(page, "/anti-drone-solution");
  await page.getByRole("banner").getByRole("link", { name: "Syfor" }).click();
  await page.waitForFunction(() => location.pathname === "/");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/anti-drone-solution");
  await page.waitForTimeout(600);
  await expectPageShown(page, "/anti-drone-solution");
});
