import { expect, test, visit } from "./fixtures.ts";
import { expectMissingPage, pages } from "./pages.ts";

for (const { path } of pages) {
  test(`every link on ${path} leads somewhere`, async ({ page, request, expectProblem }) => {
    expectMissingPage(path, expectProblem);
    await visit(page, path);
    const hrefs = await page
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of new Set(hrefs)) {
      expect(href).toMatch(/^(\/|#|mailto:|tel:)/);
      if (!href?.startsWith("/")) continue;
      const response = await request.get(href);
      expect(response.status(), href).toBe(200);
      const fragment = href.split("#")[1];
      if (fragment) expect(await response.text(), href).toContain(`id="${fragment}"`);
    }
  });
}
