import type { Page } from "@playwright/test";
import { expect, test, visit } from "../fixtures.ts";
import { expectPageShown, headerOf, jumpTo, productLink, productsTrigger, scrollTop } from "../pages.ts";

const brand = (page: Page) => headerOf(page).getByRole("link", { name: "Syfor, home" });
const expectScroll = (page: Page, top: number) => expect.poll(() => scrollTop(page)).toBe(top);

test("a reload lands where the page was left", async ({ page }) => {
  await visit(page, "/drone-detection");
  await jumpTo(page, 600);
  await page.reload();
  await expectPageShown(page, "/drone-detection");
  await expectScroll(page, 600);
});

test("the brand leads home, and there back to the top", async ({ page }) => {
  await visit(page, "/drone-detection");
  await brand(page).click();
  await expectPageShown(page, "/");
  await expect(page).toHaveURL("/");
  await expect(brand(page)).toHaveAttribute("aria-current", "page");
  await visit(page, "/#contact");
  await brand(page).click();
  await expectScroll(page, 0);
  await expect(page).toHaveURL("/");
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

test("a footer link goes to #, to the top, and asks for nothing", async ({ page }) => {
  await visit(page, "/syfor-drones");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Careers" });
  await link.scrollIntoViewIfNeeded();
  const documents: string[] = [];
  page.on("request", (request) => void (request.isNavigationRequest() && documents.push(request.url())));
  await link.click();
  await expect(page).toHaveURL("/syfor-drones#");
  await expectScroll(page, 0);
  expect(documents).toEqual([]);
});

test("a site script that breaks says so in the console; pages still read and lead on", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/page error: .*broken on purpose/);
  await page.route(/\/page\.astro[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken on purpose");' }),
  );
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await productsTrigger(page).hover();
  await productLink(page, "Drone Detection").click();
  await expect(page).toHaveURL("/drone-detection");
});
