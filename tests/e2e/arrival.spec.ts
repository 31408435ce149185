import type { Page } from "@playwright/test";
import { matchRoute } from "../../src/app/routes.ts";
import { products } from "../../src/content/products/catalog.ts";
import { canonicalAddress } from "../../src/content/site/company.ts";
import { expect, test, visit } from "./fixtures.ts";
import {
  expectPageShown,
  expectSectionReached,
  headerOf,
  missingPath,
  productsTrigger,
  scrollTop,
} from "./pages.ts";

for (const { name, path } of products) {
  test(`${path} chosen in the menu arrives like a document of its own`, async ({ page }) => {
    await visit(page, "/");
    await page.evaluate(() => scrollTo(0, 1200));
    await productsTrigger(page).hover();
    await headerOf(page)
      .getByRole("link", { name: new RegExp(`^${name}`) })
      .click();
    await expectPageShown(page, path);
    const { title, description } = matchRoute(path).meta;
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonicalAddress(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await scrollTop(page)).toBe(0);
  });
}

test("the head of the 404 page does not follow the visitor home", async ({ page, expectProblem }) => {
  expectProblem(/^404 /);
  expectProblem(/^console error: Page not found/);
  await visit(page, missingPath);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("main").getByRole("link", { name: "home page" }).click();
  await expectPageShown(page, "/");
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonicalAddress("/"));
});

test("pointing at a link loads its page before the click", async ({ page }) => {
  await visit(page, "/");
  const script = page.waitForRequest(/\/assets\/drone-page-.*\.js$/);
  await productsTrigger(page).hover();
  await headerOf(page)
    .getByRole("link", { name: /^Syfor Drones/ })
    .hover();
  await script;
  await expect(page).toHaveURL("/");
});

/** Holds back the script of the SY300 page; returns what lets it go. */
async function holdDronePage(page: Page) {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/drone-page-.*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  return release;
}

test("the old page stays until the new one is here", async ({ page }) => {
  await visit(page, "/");
  const release = await holdDronePage(page);
  await page.getByRole("main").getByRole("link", { name: "Syfor Drones" }).first().click();
  await expect(page).toHaveURL("/syfor-drones");
  await expectPageShown(page, "/");
  release();
  await expectPageShown(page, "/syfor-drones");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a visitor who changes their mind while a page loads stays, and every link still works", async ({
  page,
}) => {
  await visit(page, "/");
  const release = await holdDronePage(page);
  await page.getByRole("main").getByRole("link", { name: "Syfor Drones" }).first().click();
  await expect(page).toHaveURL("/syfor-drones");
  for (const [name, section] of [
    ["Contact", "contact"],
    ["Technology", "technology"],
  ] as const) {
    await headerOf(page).getByRole("link", { name, exact: true }).click();
    await expectSectionReached(page, section);
    await expect(page).toHaveURL("/");
  }
  release();
  await headerOf(page).getByRole("link", { name: "Capabilities" }).click();
  await expectSectionReached(page, "capabilities");
  await expectPageShown(page, "/");
});

test("a page whose script cannot be had is loaded as a document", async ({ page, expectProblem }) => {
  expectProblem(/^failed .*drone-page-/);
  await visit(page, "/");
  let isLost = true;
  await page.route(/drone-page-.*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isLost = false;
  });
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole("main").getByRole("link", { name: "Syfor Drones" }).first().click();
  expect(new URL((await document).url()).pathname).toBe("/syfor-drones");
  await expectPageShown(page, "/syfor-drones");
  await expect(page.locator("html[data-interactive]")).toBeAttached();
});

for (const modifiers of [["ControlOrMeta"], ["Shift"]] as const) {
  test(`a click with ${modifiers} opens the page elsewhere`, async ({ page, context }) => {
    await visit(page, "/");
    const opened = context.waitForEvent("page");
    await page
      .getByRole("main")
      .getByRole("link", { name: "Drone Detection" })
      .first()
      .click({ modifiers: [...modifiers] });
    await expect(await opened).toHaveURL("/drone-detection");
    await expect(page).toHaveURL("/");
  });
}

test("the skip link leads past the header", async ({ page }) => {
  await visit(page, "/drone-detection");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("a home page left early is whole again on the way back to one of its sections", async ({ page }) => {
  await visit(page, "/");
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/contact-.*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.getByRole("main").getByRole("link", { name: "Drone Detection" }).first().click();
  await expectPageShown(page, "/drone-detection");
  await headerOf(page).getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expectPageShown(page, "/drone-detection");
  release();
  await expectPageShown(page, "/");
  await expectSectionReached(page, "contact");
});

test("a section whose script cannot be had stays readable, and the site stays usable", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/^failed .*\/contact-/);
  await page.route(/\/contact-.*\.js$/, (route) => route.abort());
  const lost = page.waitForRequest(/\/contact-.*\.js$/);
  await visit(page, "/");
  await headerOf(page).getByRole("link", { name: "Contact", exact: true }).click();
  await lost;
  await expectSectionReached(page, "contact");
  await expect(page.locator("#contact").getByRole("heading").first()).toBeVisible();
  await productsTrigger(page).hover();
  await headerOf(page)
    .getByRole("link", { name: /^Drone Detection/ })
    .click();
  await expectPageShown(page, "/drone-detection");
});
