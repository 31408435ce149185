import type { Locator, Page } from "@playwright/test";
import { navigation, navigationLabels, quoteLink } from "../../src/content/site/navigation.ts";
import { runChecks } from "./checks.ts";
import { expect, phone, test, visit } from "./fixtures.ts";
import { holdScripts } from "./navigation/held-scripts.ts";
import { expectPageShown, expectSectionReached, scrollTop } from "./pages.ts";

test.use(phone);

const burger = (page: Page) => page.getByRole("button", { name: navigationLabels.menu });
const menu = (page: Page) => page.getByRole("navigation", { name: navigationLabels.menu });
const inMenu = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

const quote = (page: Page) => page.getByRole("banner").getByRole("link", { name: quoteLink.label });

async function openMenu(page: Page) {
  await burger(page).tap();
  await expect(menu(page)).toBeVisible();
}

async function expectItems(page: Page) {
  await openMenu(page);
  const expected = navigation.flatMap((item) =>
    item.kind === "products" ? item.items.map(({ name }) => name) : [item.label],
  );
  await expect(menu(page).getByRole("link")).toHaveText(expected);
  await expect(menu(page).getByText("Products", { exact: true })).toBeVisible();
  // What the bar itself shows stays in it, above the menu.
  await expect(quote(page)).toBeInViewport();
}

/** From the burger once around: first the menu, then what else is in the bar, and nothing of the page behind. */
async function expectTabInside(page: Page) {
  const stops = await menu(page).getByRole("link").all();
  await expect(burger(page)).toBeFocused();
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  const behind = await page.evaluateHandle(() => {
    const seen: string[] = [];
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && !target.closest("header")) seen.push(target.outerHTML.slice(0, 120));
    });
    return seen;
  });
  // The browser's own controls are a stop on the way.
  for (let step = 0; step < stops.length + 5; step++) await page.keyboard.press("Tab");
  await expect(menu(page)).toBeVisible();
  expect(await behind.jsonValue()).toEqual([]);
  await page.keyboard.press("Escape");
}

async function expectClosing(page: Page) {
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
}

async function expectPageBehindStill(page: Page) {
  await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  await burger(page).tap();
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  // The wheel is handled within a frame or two; by the time the menu has answered a key, it was.
  await page.keyboard.press("Tab");
  await expect(menu(page).locator(":focus")).toBeVisible();
  expect(await scrollTop(page)).toBe(400);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  expect(await scrollTop(page)).toBe(400);
}

async function expectSection(page: Page, link: Locator) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await openMenu(page);
  await link.tap();
  await expect(menu(page)).toBeHidden();
  await expectSectionReached(page, "contact");
  await expect(page.locator("#contact")).toBeFocused();
  await expect(page).toHaveURL("/");
}

async function expectPageChosen(page: Page) {
  await openMenu(page);
  await inMenu(page, "Cyber Warfare Simulation").tap();
  await expectPageShown(page, "/cyber-warfare-simulation");
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

async function expectClosedByBack(page: Page) {
  await openMenu(page);
  await page.goBack();
  await expectPageShown(page, "/");
  await expect(menu(page)).toBeHidden();
}

async function expectSectionOfAnotherPage(page: Page) {
  await visit(page, "/drone-detection");
  await openMenu(page);
  await inMenu(page, "Technology").tap();
  await expectPageShown(page, "/");
  await expectSectionReached(page, "technology");
  await expect(menu(page)).toBeHidden();
}

async function expectSizes(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  await burger(page).tap();
  await inMenu(page, "Contact").scrollIntoViewIfNeeded();
  await expect(inMenu(page, "Contact")).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1023, height: 740 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Products" })).toBeVisible();
}

test("the menu of a phone", async ({ page }) => {
  await visit(page, "/");
  await runChecks({
    "shows the header's items in the header's order": () => expectItems(page),
    "Tab stays among them": () => expectTabInside(page),
    "the burger and Escape close it, and focus returns to the burger": () => expectClosing(page),
    "holds the page behind still": () => expectPageBehindStill(page),
    "closes and scrolls after Contact was chosen": () => expectSection(page, inMenu(page, "Contact")),
    "closes and scrolls after Get Quote was chosen in the bar": () => expectSection(page, quote(page)),
    "closes after a page was chosen": () => expectPageChosen(page),
    "closes when back changes the page behind it": () => expectClosedByBack(page),
    "closes and scrolls after a section of another page was chosen": () => expectSectionOfAnotherPage(page),
    "fits a small screen, and closes when the window grows": () => expectSizes(page),
  });
});

test("a menu that was opened before the scripts came stays open when they do", async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/.*\.js/);
  await page.goto("/", { waitUntil: "commit" });
  await openMenu(page);
  release();
  await expect(page.locator("html[data-interactive]")).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(menu(page).locator(":focus")).toBeVisible();
});
