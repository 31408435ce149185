import { metaOf } from "../../../src/app/page-meta.ts";
import { matchRoute } from "../../../src/app/routes.ts";
import { products } from "../../../src/content/products/catalog.ts";
import { canonicalAddress } from "../../../src/content/site/company.ts";
import { describeWithAndWithoutApi, expect, test, visit } from "../fixtures.ts";
import { expectPageShown, expectSectionReached, headerOf, missingPath, scrollTop } from "../pages.ts";
import { chooseProduct, linkInMain } from "./choosing.ts";
import { holdScripts } from "./held-scripts.ts";

describeWithAndWithoutApi((hasNavigationApi) => {
  test("every product chosen in the menu arrives like a document of its own", async ({ page }) => {
    await visit(page, "/");
    for (const { name, path } of products) {
      await page.evaluate(() => scrollTo(0, 600));
      await chooseProduct(page, name);
      await expectPageShown(page, path);
      const { title, description } = metaOf(matchRoute(path));
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", description);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonicalAddress(path));
      expect(await scrollTop(page)).toBe(0);
      if (hasNavigationApi) await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    }
  });

  test("the head of the 404 page does not follow the visitor home", async ({ page, expectProblem }) => {
    expectProblem(/^404 /);
    expectProblem(/^console error: Page not found/);
    await visit(page, missingPath);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("main").getByRole("link", { name: "home page" }).click();
    await expectPageShown(page, "/");
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", canonicalAddress("/"));
    await page.goBack();
    await expect(page).toHaveURL(missingPath);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  });

  test("a click with a modifier opens the page elsewhere", async ({ page, context }) => {
    await visit(page, "/");
    for (const modifier of ["ControlOrMeta", "Shift"] as const) {
      const opened = context.waitForEvent("page");
      await linkInMain(page, "Drone Detection").click({ modifiers: [modifier] });
      await expect(await opened).toHaveURL("/drone-detection");
      await expect(page).toHaveURL("/");
    }
  });
});

test("pointing at a link loads its page before the click", async ({ page }) => {
  await visit(page, "/");
  const script = page.waitForRequest(/\/assets\/drone-page-.*\.js$/);
  const part = page.waitForRequest(/\/assets\/missions-.*\.js$/);
  await linkInMain(page, "Syfor Drones").hover();
  await Promise.all([script, part]);
  await expect(page).toHaveURL("/");
});

test("the old page stays until the new one is here, and the address with it", async ({ page }) => {
  await visit(page, "/");
  const release = await holdScripts(page, /drone-page-.*\.js$/);
  await linkInMain(page, "Syfor Drones").click();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/");
  await expectPageShown(page, "/");
  release();
  await expectPageShown(page, "/syfor-drones");
  await expect(page).toHaveURL("/syfor-drones");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a change of mind while a page loads leaves no trace: one Back leads to the page before", async ({
  page,
}) => {
  await visit(page, "/drone-detection");
  await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
  await expectPageShown(page, "/");
  const entries = await page.evaluate(() => history.length);
  const release = await holdScripts(page, /drone-page-.*\.js$/);
  await linkInMain(page, "Syfor Drones").click();
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
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expectPageShown(page, "/drone-detection");
});

test("a section asked for before its page is drawn to the end is reached all the same", async ({ page }) => {
  await visit(page, "/drone-detection");
  // Without frames only the opening of the next page is ever drawn.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
  await expectPageShown(page, "/");
  await expect(page.locator("#contact")).toHaveCount(0);
  await headerOf(page).getByRole("link", { name: "Contact", exact: true }).click();
  await expectSectionReached(page, "contact");
});

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

test("a home page left early asks for none of its parts, and is whole again on the way back", async ({
  page,
}) => {
  const release = await holdScripts(page, /\/(?:contact|about|compliance)-.*\.js$/);
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
  await visit(page, "/");
  await linkInMain(page, "Drone Detection").click();
  await expectPageShown(page, "/drone-detection");
  expect(asked.filter((path) => /\/(?:about|compliance|partnerships)-.*\.js$/.test(path))).toEqual([]);
  await headerOf(page).getByRole("link", { name: "Contact", exact: true }).click();
  await expectPageShown(page, "/drone-detection");
  release();
  await expectPageShown(page, "/");
  await expect(page).toHaveURL("/");
  await expectSectionReached(page, "contact");
});
