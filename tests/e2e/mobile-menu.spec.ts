import type { Page } from "@playwright/test";
import { navigation, quoteLink } from "../../src/content/site/navigation.ts";
import { expect, phone, test, visit } from "./fixtures.ts";
import { expectPageShown, expectSectionReached, scrollTop } from "./pages.ts";

test.use(phone);

const burger = (page: Page) => page.getByRole("button", { name: "Open menu" });
const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const inMenu = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

async function openMenu(page: Page, path = "/") {
  await visit(page, path);
  await burger(page).tap();
  await expect(menu(page)).toBeVisible();
}

test("shows the header's items in the header's order, and Tab stays among them", async ({ page }) => {
  await openMenu(page);
  const expected = navigation.flatMap((item) =>
    item.kind === "products" ? item.items.map(({ name }) => name) : [item.label],
  );
  const links = menu(page).getByRole("navigation").getByRole("link");
  await expect(links).toHaveText([...expected, quoteLink.label]);
  await expect(menu(page).getByText("Products", { exact: true })).toBeVisible();

  const stops = await menu(page).locator("a, button").count();
  for (let step = 0; step < stops + 3; step++) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const { activeElement, body } = document;
      // The browser's own controls are a stop on the way around.
      return activeElement === body || activeElement?.closest("dialog") ? "inside" : "behind";
    });
    expect(place).toBe("inside");
  }
});

test("the cross and Escape close it, and focus returns to the burger", async ({ page }) => {
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
});

test("closes after a page was chosen, and when back changes the page behind it", async ({ page }) => {
  await openMenu(page);
  await inMenu(page, "Cyber Warfare Simulation").tap();
  await expectPageShown(page, "/cyber-warfare-simulation");
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await burger(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expectPageShown(page, "/");
  await expect(menu(page)).toBeHidden();
});

test("closes and scrolls after a section was chosen, on another page too", async ({ page }) => {
  await visit(page, "/");
  for (const name of ["Contact", "Get Quote"])
    await test.step(name, async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await burger(page).tap();
      await inMenu(page, name).tap();
      await expect(menu(page)).toBeHidden();
      await expectSectionReached(page, "contact");
      await expect(page.locator("#contact")).toBeFocused();
      await expect(page).toHaveURL("/");
    });
  await openMenu(page, "/drone-detection");
  await inMenu(page, "Technology").tap();
  await expectPageShown(page, "/");
  await expectSectionReached(page, "technology");
  await expect(menu(page)).toBeHidden();
});

test("holds the page behind still, fits a small screen, and closes when the window grows", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => scrollTo(0, 400));
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

  await page.setViewportSize({ width: 320, height: 256 });
  await burger(page).tap();
  await inMenu(page, "Get Quote").scrollIntoViewIfNeeded();
  await expect(inMenu(page, "Get Quote")).toBeInViewport();

  await page.setViewportSize({ width: 1023, height: 740 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 740 });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Products" })).toBeVisible();
});
