import { navigation, quoteLink } from "../../src/content/site/navigation.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectPageShown, headerOf, productsTrigger, scrollTop } from "./pages.ts";
import { footerLabels, headerItems } from "./sweep/frame.ts";

test("the header's words are those of the one navigation tree", () => {
  expect([...navigation.map(({ label }) => label), quoteLink.label]).toEqual(headerItems);
});

test("the current page is marked, the brand leads home, and there back to its top", async ({ page }) => {
  await visit(page, "/drone-detection");
  const brand = headerOf(page).getByRole("link", { name: "Syfor, home" });
  const marked = headerOf(page).locator("[aria-current]:visible");
  await productsTrigger(page).hover();
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText("Drone Detection");
  await marked.press("Escape");
  await brand.click();
  await expectPageShown(page, "/");
  await expect(page).toHaveURL("/");
  await expect(marked).toHaveAccessibleName("Syfor, home");
  await visit(page, "/#contact");
  await brand.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveURL("/");
});

test("a footer link goes to # and asks for nothing", async ({ page }) => {
  await visit(page, "/syfor-drones");
  const link = page.getByRole("contentinfo").getByRole("link", { name: footerLabels[0] ?? "", exact: true });
  await link.scrollIntoViewIfNeeded();
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await link.click();
  await expect(page).toHaveURL("/syfor-drones#");
  await expect.poll(() => scrollTop(page)).toBe(0);
  expect(documents).toEqual([]);
});

test("nothing moves for those who asked for less motion, not even when the window changes", async ({
  openPage,
}) => {
  const page = await openPage({ reducedMotion: "reduce" });
  await visit(page, "/");
  const underWay = () => page.evaluate(() => document.getAnimations().length);
  await productsTrigger(page).hover();
  expect(await underWay()).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await underWay()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
