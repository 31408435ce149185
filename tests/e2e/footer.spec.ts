import { site } from "../../src/content/site/company.ts";
import { footer } from "../../src/content/site/footer.ts";
import { expect, test, visit } from "./fixtures.ts";
import { expectMissingPage, pages, scrollTop } from "./pages.ts";

const labels = footer.groups.flatMap(({ links }) => [...links]);

for (const { path } of pages) {
  test(`${path} has the footer: address, links to #, contact lines, copyright 2024, ITAR`, async ({
    page,
    expectProblem,
  }) => {
    expectMissingPage(path, expectProblem);
    await visit(page, path);
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
    for (const label of labels)
      await expect(contentinfo.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", "#");
  });
}

test("a footer link goes to # and asks for nothing", async ({ page }) => {
  await visit(page, "/syfor-drones");
  const link = page.getByRole("contentinfo").getByRole("link", { name: labels[0] ?? "", exact: true });
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
