import type { Locator, Page } from "@playwright/test";
import { products } from "../../src/content/products/catalog.ts";
import { type Checks, runChecks } from "./checks.ts";
import { expect, phone, test, visit } from "./fixtures.ts";
import { expectPageShown, headerOf, productsTrigger } from "./pages.ts";

const link = (page: Page, name: string) => headerOf(page).getByRole("link", { name: new RegExp(`^${name}`) });
const firstLink = (page: Page) => link(page, "Anti-Drone Solutions");
const lastLink = (page: Page) => link(page, "Syfor Drones");
const isOpen = (page: Page) => expect(firstLink(page)).toBeVisible();
const isClosed = (page: Page) => expect(firstLink(page)).toBeHidden();
const leaveMenu = (page: Page) => page.mouse.move(20, 650);

/** Time stands still from here on, but for what the test lets pass. */
async function visitWithStoppedClock(page: Page) {
  await page.clock.install();
  await visit(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The menu closed, the focus on the page, the pointer elsewhere: as after a fresh visit. */
async function putAway(page: Page) {
  await leaveMenu(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await isClosed(page);
}

const eachFromClosed = (page: Page, checks: Checks) =>
  runChecks(
    Object.fromEntries(
      Object.entries(checks).map(([name, check]) => [name, () => putAway(page).then(check)]),
    ),
  );

async function expectClosingDelay(page: Page, target: (page: Page) => Locator) {
  await productsTrigger(page).hover();
  await isOpen(page);
  await target(page).hover();
  await leaveMenu(page);
  await page.clock.runFor(149);
  await isOpen(page);
  await page.clock.runFor(1);
  await isClosed(page);
}

const delayChecks = (page: Page): Checks => ({
  "opens on hover at once and closes 150 ms after the pointer leaves its trigger": () =>
    expectClosingDelay(page, productsTrigger),
  "closes 150 ms after the pointer leaves its panel": () => expectClosingDelay(page, lastLink),
  "stays open when the pointer comes back within 150 ms": async () => {
    await productsTrigger(page).hover();
    await leaveMenu(page);
    await page.clock.runFor(149);
    await productsTrigger(page).hover();
    await page.clock.runFor(1000);
    await isOpen(page);
    await leaveMenu(page);
    await page.clock.runFor(150);
  },
  "stays open while the pointer walks over its links": async () => {
    await productsTrigger(page).hover();
    await lastLink(page).hover();
    await page.clock.runFor(1000);
    await isOpen(page);
    await leaveMenu(page);
    await page.clock.runFor(150);
  },
  "a pointer passing by does not close it under a keyboard": async () => {
    await productsTrigger(page).focus();
    await page.keyboard.press("ArrowDown");
    await productsTrigger(page).hover();
    await leaveMenu(page);
    await page.clock.runFor(1000);
    await expect(firstLink(page)).toBeFocused();
  },
});

async function expectProductsListed(page: Page) {
  const items = headerOf(page).locator("nav a:not([role]), nav button");
  const places = async () => ({
    lefts: await items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().left)),
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  });
  const before = await places();
  await productsTrigger(page).hover();
  expect(products).toHaveLength(5);
  for (const { name, path, summary } of products) {
    await expect(link(page, name)).toBeVisible();
    await expect(link(page, name)).toHaveAttribute("href", path);
    await expect(link(page, name)).toContainText(summary);
  }
  expect(await places()).toEqual(before);
}

async function expectClicksObeyed(page: Page) {
  await productsTrigger(page).hover();
  await productsTrigger(page).click();
  await isOpen(page);
  await expect(productsTrigger(page)).toHaveAttribute("aria-expanded", "true");
  await productsTrigger(page).click();
  await isClosed(page);
  await expect(productsTrigger(page)).toHaveAttribute("aria-expanded", "false");
}

async function expectPageChosen(page: Page) {
  await productsTrigger(page).hover();
  await link(page, "GNSS Jamming & Spoofing").click();
  await expectPageShown(page, "/gnss-jamming-spoofing");
  await isClosed(page);
}

async function expectKeyToggles(page: Page, key: string) {
  await productsTrigger(page).focus();
  await page.keyboard.press(key);
  await isOpen(page);
  await page.keyboard.press("Tab");
  await expect(firstLink(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press(key);
  await isClosed(page);
}

async function expectArrowKeys(page: Page) {
  await productsTrigger(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(firstLink(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(link(page, "Drone Detection")).toBeFocused();
  await page.keyboard.press("End");
  await expect(lastLink(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(firstLink(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(lastLink(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectPageShown(page, "/syfor-drones");
}

async function expectEscapeLeavesFocusElsewhere(page: Page) {
  const quote = headerOf(page).getByRole("link", { name: "Get Quote" });
  await quote.focus();
  await productsTrigger(page).hover();
  await isOpen(page);
  await page.keyboard.press("Escape");
  await isClosed(page);
  await expect(quote).toBeFocused();
}

const checks = (page: Page): Checks => ({
  "by pointer: lists the five product pages, and moves nothing": () => expectProductsListed(page),
  "a click keeps open what hover has opened, and the next closes it": () => expectClicksObeyed(page),
  "Enter opens and closes it, and Tab walks into it": () => expectKeyToggles(page, "Enter"),
  "Space opens and closes it, and Tab walks into it": () => expectKeyToggles(page, "Space"),
  "Escape closes it and gives focus back": async () => {
    await productsTrigger(page).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await isClosed(page);
    await expect(productsTrigger(page)).toBeFocused();
  },
  "Escape closes it when hover opened it, and does not take focus from elsewhere": () =>
    expectEscapeLeavesFocusElsewhere(page),
  "focus leaving closes it": async () => {
    await productsTrigger(page).focus();
    await page.keyboard.press("Enter");
    await lastLink(page).focus();
    await page.keyboard.press("Tab");
    await isClosed(page);
    await expect(headerOf(page).getByRole("link", { name: "Technology" })).toBeFocused();
  },
  "arrow keys open it and walk through it": () => expectArrowKeys(page),
  "by pointer: leads to the page chosen": () => expectPageChosen(page),
});

test("by pointer and by keyboard", async ({ page }) => {
  await visit(page, "/");
  await isClosed(page);
  await eachFromClosed(page, checks(page));
  await visitWithStoppedClock(page);
  await eachFromClosed(page, delayChecks(page));
});

test("by touch: the first tap opens it, its links work, a tap elsewhere closes it", async ({ openPage }) => {
  const page = await openPage({ ...phone, viewport: { width: 1180, height: 820 } });
  await visit(page, "/");
  await productsTrigger(page).tap();
  await isOpen(page);
  await page.touchscreen.tap(40, 700);
  await isClosed(page);
  await productsTrigger(page).tap();
  await link(page, "Drone Detection").tap();
  await expectPageShown(page, "/drone-detection");
  await isClosed(page);
});
