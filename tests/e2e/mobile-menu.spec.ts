import type { Page } from "@playwright/test";
import { navigation, quoteLink } from "../../src/content/site/navigation.ts";
import { runChecks } from "./checks.ts";
import { expect, phone, test, visit } from "./fixtures.ts";
import { expectPageShown, expectSectionReached, scrollTop } from "./pages.ts";

test.use(phone);

const burger = (page: Page) => page.getByRole("button", { name: "Open menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const inMenu = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

async function openMenu(page: Page) {
  await burger(page).tap();
  await expect(menu(page)).toBeVisible();
}

async function expectItems(page: Page) {
  await openMenu(page);
  const expected = navigation.flatMap((item) =>
    item.kind === "products" ? item.items.map(({ name }) => name) : [item.label],
  );
  const links = menu(page).getByRole("navigation").getByRole("link");
  await expect(links).toHaveText([...expected, quoteLink.label]);
  await expect(menu(page).getByText("Products", { exact: true })).toBeVisible();
}

/** What has focus at each of the stops, once around; the browser's own controls are a stop on the way. */
async function expectTabInside(page: Page) {
  const stops = await menu(page).locator("a, button").count();
  const behind = await page.evaluateHandle(() => {
    const seen: string[] = [];
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && !target.closest("dialog")) seen.push(target.outerHTML.slice(0, 120));
    });
    return seen;
  });
  for (let step = 0; step < stops + 3; step++) await page.keyboard.press("Tab");
  await expect(menu(page)).toBeVisible();
  expect(await behind.jsonValue()).toEqual([]);
  await page.keyboard.press("Escape");
}

async function expectClosing(page: Page) {
  await openMenu(page);
  await expect(page.getByRole("button", { name: "Close menu" })).toBeFocused();
  await page.getByRole("button", { name: "Close menu" }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
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

async function expectSection(page: Page, name: string) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await burger(page).tap();
  await inMenu(page, name).tap();
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
  await inMenu(page, "Get Quote").scrollIntoViewIfNeeded();
  await expect(inMenu(page, "Get Quote")).toBeInViewport();

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
    "the cross and Escape close it, and focus returns to the burger": () => expectClosing(page),
    "holds the page behind still": () => expectPageBehindStill(page),
    "closes and scrolls after Contact was chosen": () => expectSection(page, "Contact"),
    "closes and scrolls after Get Quote was chosen": () => expectSection(page, "Get Quote"),
    "closes after a page was chosen": () => expectPageChosen(page),
    "closes when back changes the page behind it": () => expectClosedByBack(page),
    "closes and scrolls after a section of another page was chosen": () => expectSectionOfAnotherPage(page),
    "fits a small screen, and closes when the window grows": () => expectSizes(page),
  });
});
