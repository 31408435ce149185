import type { Page } from "@playwright/test";
import { expect, test, visit } from "./fixtures.ts";
import { expectPageShown, headerOf, productsTrigger, scrollTop } from "./pages.ts";

const expectScroll = (page: Page, top: number) => expect.poll(() => scrollTop(page)).toBe(top);

/** Scrolls and waits until the position is kept in the history entry. */
async function scrollAndSettle(page: Page, top: number) {
  await page.evaluate((target) => scrollTo(0, target), top);
  await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(top);
}

async function chooseDroneDetection(page: Page) {
  await productsTrigger(page).hover();
  await headerOf(page)
    .getByRole("link", { name: /^Drone Detection/ })
    .click();
  await expectPageShown(page, "/drone-detection");
}

test("back and forward return to where each page was left", async ({ page }) => {
  await visit(page, "/");
  await scrollAndSettle(page, 1500);
  await chooseDroneDetection(page);
  await expectScroll(page, 0);
  await scrollAndSettle(page, 600);

  await page.goBack();
  await expectPageShown(page, "/");
  await expectScroll(page, 1500);
  await expect(page).toHaveTitle(/counter-drone/);

  await page.goForward();
  await expectPageShown(page, "/drone-detection");
  await expectScroll(page, 600);
  await expect(page).toHaveTitle(/Drone Detection/);
});

test("a click right after scrolling keeps the position too", async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(() => scrollTo(0, 900));
  await chooseDroneDetection(page);
  await page.goBack();
  await expectScroll(page, 900);
});

test("a reload stays where it was, and back still works after it", async ({ page }) => {
  await visit(page, "/");
  await scrollAndSettle(page, 1500);
  await chooseDroneDetection(page);
  await scrollAndSettle(page, 600);
  await page.reload();
  await expect(page.locator("html[data-interactive]")).toBeAttached();
  await expectScroll(page, 600);
  await page.goBack();
  await expectPageShown(page, "/");
  await expectScroll(page, 1500);
});

test("coming back from another document returns to the position", async ({ page }) => {
  await visit(page, "/");
  await chooseDroneDetection(page);
  await scrollAndSettle(page, 600);
  await page.goto("/robots.txt");
  await page.goBack();
  await expectPageShown(page, "/drone-detection");
  await expectScroll(page, 600);
});

test("so does coming back across two pages at once", async ({ page }) => {
  await visit(page, "/");
  await scrollAndSettle(page, 1500);
  await chooseDroneDetection(page);
  await page.goto("/robots.txt");
  await page.evaluate(() => history.go(-2));
  await expectPageShown(page, "/");
  await expect(page.locator("html[data-interactive]")).toBeAttached();
  await expectScroll(page, 1500);
});

test("back from the footer's # returns to the footer", async ({ page }) => {
  await visit(page, "/drone-detection");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBeGreaterThan(500);
  const bottom = await scrollTop(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Careers" }).click();
  await expectScroll(page, 0);
  await page.goBack();
  await expectScroll(page, bottom);
});

test("focus goes to the heading of the page gone back to", async ({ page }) => {
  await visit(page, "/");
  await chooseDroneDetection(page);
  await page.goBack();
  await expectPageShown(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
