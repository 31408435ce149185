import type { Page } from "@playwright/test";
import { site } from "../../../src/content/site/company.ts";
import { footer } from "../../../src/content/site/footer.ts";
import { expect } from "../fixtures.ts";
import { headerOf } from "../pages.ts";

/** What stands around every page: header and footer. */

export const headerItems = ["Capabilities", "Products", "Technology", "About", "Contact", "Get Quote"];
export const footerLabels = footer.groups.flatMap(({ links }) => [...links]);

export async function expectHeader(page: Page) {
  const header = headerOf(page);
  const brand = header.getByRole("link", { name: `${site.name}, home` });
  await expect(brand).toHaveAttribute("href", "/");
  await expect(brand.locator("svg")).toBeVisible();
  await expect(header.getByText(site.name, { exact: true }).first()).toBeVisible();
  const bar = header.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link").or(bar.getByRole("button"))).toHaveText(headerItems);
  await expect(header.getByRole("link", { name: "Get Quote" })).toHaveAttribute("href", "/#contact");
}

export async function expectHeaderStaysOnTop(page: Page) {
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect((await headerOf(page).boundingBox())?.y).toBe(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}

export async function expectFooter(page: Page) {
  const contentinfo = page.getByRole("contentinfo");
  for (const line of site.headquarters) await expect(contentinfo.getByText(line)).toBeVisible();
  await expect(contentinfo.getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  );
  await expect(contentinfo.getByRole("link", { name: site.hotline.display })).toHaveAttribute(
    "href",
    `tel:${site.hotline.dial}`,
  );
  await expect(contentinfo).toContainText(/© 2024/);
  await expect(contentinfo).toContainText(/ITAR controlled/);
  await expect(contentinfo).toContainText(/computer renderings/);
  await expect(contentinfo).toContainText(footer.unconnected);
  for (const label of footerLabels)
    await expect(contentinfo.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", "#");
}

/** At the present width: nothing in the header is cut off, nothing overlaps. */
export async function expectHeaderFits(page: Page, width: number) {
  const boxes = await headerOf(page)
    .locator("a:visible, button:visible")
    .evaluateAll((elements) =>
      elements
        .map((element) => element.getBoundingClientRect())
        .map(({ left, right }) => ({ left, right }))
        .sort((a, b) => a.left - b.left),
    );
  expect(boxes.length).toBeGreaterThan(2);
  for (const [index, { left, right }] of boxes.entries()) {
    expect(left, `at ${width} px`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0);
    expect(right, `at ${width} px`).toBeLessThanOrEqual(width);
  }
}
