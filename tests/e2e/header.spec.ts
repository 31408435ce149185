import { site } from "../../src/content/site/company.ts";
import { navigation, quoteLink } from "../../src/content/site/navigation.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectMissingPage, expectPageShown, headerOf, pages, productsTrigger } from "./pages.ts";

const items = ["Capabilities", "Products", "Technology", "About", "Contact", "Get Quote"];

for (const { path } of pages) {
  test(`${path} has the header, fixed at the top`, async ({ page, expectProblem }) => {
    expectMissingPage(path, expectProblem);
    await visit(page, path);
    const header = headerOf(page);
    const brand = header.getByRole("link", { name: `${site.name}, home` });
    await expect(brand).toHaveAttribute("href", "/");
    await expect(brand.locator("svg")).toBeVisible();
    await expect(header.getByText(site.name, { exact: true }).first()).toBeVisible();
    const bar = header.getByRole("navigation", { name: "Main" });
    await expect(bar.getByRole("link").or(bar.getByRole("button"))).toHaveText(items);
    await expect(header.getByRole("link", { name: "Get Quote" })).toHaveAttribute("href", "/#contact");

    await page.mouse.move(700, 600);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect((await header.boundingBox())?.y).toBe(0);
  });
}

test("the header's words are those of the one navigation tree", () => {
  expect([...navigation.map(({ label }) => label), quoteLink.label]).toEqual(items);
});

test("the brand leads home", async ({ page }) => {
  await visit(page, "/drone-detection");
  await headerOf(page).getByRole("link", { name: "Syfor, home" }).click();
  await expectPageShown(page, "/");
  await expect(page).toHaveURL("/");
});

test("on the home page the brand leads back to its top", async ({ page }) => {
  await visit(page, "/#contact");
  await headerOf(page).getByRole("link", { name: "Syfor, home" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL("/");
});

test("the current page is marked", async ({ page }) => {
  await visit(page, "/drone-detection");
  await productsTrigger(page).hover();
  const marked = headerOf(page).locator("[aria-current]:visible");
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText("Drone Detection");
  await marked.press("Escape");
  await headerOf(page).getByRole("link", { name: "Syfor, home" }).click();
  await expectPageShown(page, "/");
  await expect(headerOf(page).locator("[aria-current]:visible")).toHaveAccessibleName("Syfor, home");
});

for (const width of [320, 360, 768, 1023, 1024, 1440]) {
  test(`nothing in the header is cut off or overlaps at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, "/");
    const boxes = await headerOf(page)
      .locator("a:visible, button:visible")
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      );
    expect(boxes.length).toBeGreaterThan(2);
    const ordered = boxes.sort((a, b) => a.left - b.left);
    for (const [index, box] of ordered.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.left).toBeGreaterThanOrEqual(ordered[index - 1]?.right ?? 0);
    }
  });
}
