import type { Locator, Page } from "@playwright/test";
import { products } from "../../../src/content/products/catalog.ts";
import { expect, phone, test, visit } from "../fixtures.ts";
import { expectPageShown, headerOf, productLink, productsTrigger } from "../pages.ts";

const firstLink = (page: Page) => productLink(page, "Anti-Drone Solutions");
const lastLink = (page: Page) => productLink(page, "Syfor Drones");
const expectOpen = (page: Page) => expect(firstLink(page)).toBeVisible();
const expectClosed = (page: Page) => expect(firstLink(page)).toBeHidden();
const leaveMenu = (page: Page) => page.mouse.move(20, 650);

test("without JavaScript, hover and focus open it and its links work", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto("/");
  await expectClosed(page);
  await productsTrigger(page).hover();
  await expectOpen(page);
  await leaveMenu(page);
  await expectClosed(page);
  await productsTrigger(page).focus();
  await page.keyboard.press("Tab");
  await expect(firstLink(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/anti-drone-solution");
});

test.describe("by pointer", () => {
  test("lists the five product pages, marks the current one, and leads to the one chosen", async ({
    page,
  }) => {
    await visit(page, "/drone-detection");
    await productsTrigger(page).hover();
    await expect(headerOf(page).locator("[aria-current=page]:visible")).toHaveText(/^Drone Detection/);
    expect(products).toHaveLength(5);
    for (const { name, path, summary } of products) {
      await expect(productLink(page, name)).toBeVisible();
      await expect(productLink(page, name)).toHaveAttribute("href", path);
      await expect(productLink(page, name)).toContainText(summary);
    }
    await productLink(page, "GNSS Jamming & Spoofing").click();
    await expectPageShown(page, "/gnss-jamming-spoofing");
  });

  const leftFrom: Readonly<Record<string, (page: Page) => Locator>> = {
    trigger: productsTrigger,
    panel: lastLink,
  };
  for (const [part, locate] of Object.entries(leftFrom))
    test(`opens on hover, and closes 150 ms after the pointer has left its ${part} for good`, async ({
      page,
    }) => {
      await page.clock.install();
      await visit(page, "/");
      await page.clock.pauseAt(Date.now() + 60_000);
      await productsTrigger(page).hover();
      await expectOpen(page);
      await leaveMenu(page);
      await page.clock.runFor(149);
      await locate(page).hover();
      await page.clock.runFor(1000);
      await expectOpen(page);
      await leaveMenu(page);
      await page.clock.runFor(149);
      await expectOpen(page);
      await page.clock.runFor(1);
      await expectClosed(page);
    });

  test("a click keeps open what hover has opened, and the next closes it", async ({ page }) => {
    await visit(page, "/");
    await productsTrigger(page).hover();
    await productsTrigger(page).click();
    await expectOpen(page);
    await expect(productsTrigger(page)).toHaveAttribute("aria-expanded", "true");
    await productsTrigger(page).click();
    await expectClosed(page);
    await expect(productsTrigger(page)).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("by keyboard", () => {
  test.beforeEach(async ({ page }) => {
    await visit(page, "/");
    await productsTrigger(page).focus();
  });

  test("Enter and Space open and close it, and Tab walks into it", async ({ page }) => {
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expectOpen(page);
      await page.keyboard.press("Tab");
      await expect(firstLink(page)).toBeFocused();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press(key);
      await expectClosed(page);
    }
  });

  test("arrow keys open it and walk through it", async ({ page }) => {
    await page.keyboard.press("ArrowDown");
    await expect(firstLink(page)).toBeFocused();
    await page.keyboard.press("End");
    await expect(lastLink(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(firstLink(page)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(lastLink(page)).toBeFocused();
    await page.keyboard.press("Home");
    await expect(firstLink(page)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expectPageShown(page, "/syfor-drones");
  });

  test("Escape closes it: focus inside it goes back to the trigger, focus elsewhere stays", async ({
    page,
  }) => {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(productsTrigger(page)).toBeFocused();
    const quote = headerOf(page).getByRole("link", { name: "Get Quote" });
    await quote.focus();
    await productsTrigger(page).hover();
    await expectOpen(page);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await expect(quote).toBeFocused();
  });

  test("focus leaving closes it, a pointer passing by does not", async ({ page }) => {
    await page.keyboard.press("ArrowDown");
    await productsTrigger(page).hover();
    await leaveMenu(page);
    await page.waitForTimeout(400);
    await expect(firstLink(page)).toBeFocused();
    await lastLink(page).focus();
    await page.keyboard.press("Tab");
    await expectClosed(page);
    await expect(headerOf(page).getByRole("link", { name: "Technology" })).toBeFocused();
  });
});

test("by touch: a tap opens it, a tap elsewhere closes it, and its links work", async ({ openPage }) => {
  const page = await openPage({ ...phone, viewport: { width: 1180, height: 820 } });
  await visit(page, "/");
  await productsTrigger(page).tap();
  await expectOpen(page);
  await page.touchscreen.tap(40, 700);
  await expectClosed(page);
  await productsTrigger(page).tap();
  await productLink(page, "Drone Detection").tap();
  await expectPageShown(page, "/drone-detection");
  await expectClosed(page);
});
