import type { Page } from "@playwright/test";
import { navigation, navigationLabels, quoteLink } from "../../../src/content/site/navigation.ts";
import { expect, holdRequests, phone, test, visit } from "../fixtures.ts";
import { expectSectionReached, headerOf, jumpTo, productsTrigger, scrollTop } from "../pages.ts";

test.use(phone);

const burger = (page: Page) => page.getByRole("button", { name: navigationLabels.menu });
const menu = (page: Page) => page.getByRole("navigation", { name: navigationLabels.menu });
const linkIn = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const quote = (page: Page) => headerOf(page).getByRole("link", { name: quoteLink.label });

async function openMenu(page: Page, path = "/") {
  await visit(page, path);
  await burger(page).tap();
  await expect(menu(page)).toBeVisible();
}

test("without JavaScript it opens, closes and leads to the page chosen", async ({ openPage }) => {
  const page = await openPage({ ...phone, javaScriptEnabled: false });
  await page.goto("/");
  await expect(menu(page)).toBeHidden();
  await burger(page).tap();
  await burger(page).tap();
  await expect(menu(page)).toBeHidden();
  await burger(page).tap();
  await linkIn(page, "Drone Detection").tap();
  await expect(page).toHaveURL("/drone-detection");
});

test("opened before the scripts came, it stays open when they do", async ({ page }) => {
  const release = await holdRequests(page, /\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await burger(page).tap();
  release();
  await expect(page.locator("html[data-interactive]")).toBeAttached();
  await expect(menu(page)).toBeVisible();
});

test("shows the header's items in the header's order", async ({ page }) => {
  await openMenu(page);
  const items = navigation.flatMap((item) =>
    item.kind === "products" ? item.items.map(({ name }) => name) : [item.label],
  );
  await expect(menu(page).getByRole("link")).toHaveText(items);
  await expect(menu(page).getByText("Products", { exact: true })).toBeVisible();
  await expect(quote(page)).toBeInViewport();
});

test("holds the keyboard: nothing of the page behind is reached by Tab", async ({ page }) => {
  await openMenu(page);
  const stops = await menu(page).getByRole("link").count();
  await page.evaluate(() => {
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && !target.closest("header"))
        document.body.dataset.behind = target.outerHTML;
    });
  });
  for (let step = 0; step < 2 * stops + 5; step++) await page.keyboard.press("Tab");
  await expect(page.locator("body[data-behind]")).toHaveCount(0);
  await expect(menu(page)).toBeVisible();
});

test("the burger and Escape close it, and the focus returns to the burger", async ({ page }) => {
  await openMenu(page);
  await burger(page).tap();
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
});

test("the page behind does not scroll", async ({ page }) => {
  await visit(page, "/");
  await jumpTo(page, 400);
  await burger(page).tap();
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  await page.waitForTimeout(200);
  expect(await scrollTop(page)).toBe(400);
  await page.keyboard.press("Escape");
  expect(await scrollTop(page)).toBe(400);
});

test("closes after a choice, in it or beside it, and scrolls", async ({ page }) => {
  for (const choice of [linkIn(page, "Contact"), quote(page)]) {
    await openMenu(page);
    await choice.tap();
    await expect(menu(page)).toBeHidden();
    await expectSectionReached(page, "contact");
  }
});

test("scrolls inside a small screen, and closes when the window grows past the breakpoint", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openMenu(page);
  await linkIn(page, "Contact").scrollIntoViewIfNeeded();
  await expect(linkIn(page, "Contact")).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1023, height: 740 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(menu(page)).toBeHidden();
  await expect(productsTrigger(page)).toBeVisible();
});
