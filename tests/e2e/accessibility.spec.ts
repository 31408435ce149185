import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test, visit } from "./fixtures.ts";
import { expectMissingPage, pages, productsTrigger } from "./pages.ts";

async function expectNoFindings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect(findings).toEqual([]);
}

for (const { path } of pages) {
  for (const width of [360, 1440]) {
    test(`axe finds nothing on ${path} at ${width} px, menus closed and open`, async ({
      page,
      expectProblem,
    }) => {
      expectMissingPage(path, expectProblem);
      await page.setViewportSize({ width, height: 900 });
      // Colors are judged as they end, not on their way there.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visit(page, path);
      await expectNoFindings(page);
      if (width < 1024) await page.getByRole("button", { name: "Open menu" }).click();
      else await productsTrigger(page).click();
      await expectNoFindings(page);
    });
  }

  test(`${path} has one h1, headings in order and each landmark once`, async ({ page, expectProblem }) => {
    expectMissingPage(path, expectProblem);
    await visit(page, path);
    for (const landmark of ["banner", "main", "contentinfo"] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
    const headings = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => ({ level: Number(element.tagName[1]), text: element.textContent })),
      );
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
    expect(headings[0]?.level).toBe(1);
    for (const [index, { level, text }] of headings.entries()) {
      expect(level, text ?? "").toBeLessThanOrEqual((headings[index - 1]?.level ?? 0) + 1);
      expect(text?.trim()).not.toBe("");
    }
  });

  test(`everything to press on ${path} is at least 24 px`, async ({ page, expectProblem }) => {
    expectMissingPage(path, expectProblem);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      const small = await page
        .locator("a, button, input, select, textarea, summary")
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            // A link within a sentence is as tall as its line (WCAG 2.5.8 excepts it).
            .filter((element) => getComputedStyle(element).display !== "inline")
            // A label is pressed like the control in it.
            .map((element) => ({
              element,
              box: (element.closest("label") ?? element).getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width < 24 || box.height < 24)
            .map(
              ({ element, box }) => `${element.textContent || element.outerHTML} ${box.width}x${box.height}`,
            ),
        );
      expect(small, `at ${width} px`).toEqual([]);
    }
  });
}
