import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";

export async function expectLandmarks(page: Page) {
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect(page.getByRole(landmark)).toHaveCount(1);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
}

export async function expectHeadingsInOrder(page: Page) {
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
    expect(text, "a number stands apart from its words").not.toMatch(/^\d+\.\d+[A-Za-z]/);
  }
}

/** WCAG 2.5.8: everything to press is at least 24 px. */
export async function expectLargeTargets(page: Page) {
  const small = await page.locator("a, button, input, select, textarea, summary").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      // A link within a sentence is as tall as its line, which the criterion excepts.
      .filter((element) => getComputedStyle(element).display !== "inline")
      // A label is pressed like the control in it.
      .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ element, box }) => `${element.textContent || element.outerHTML} ${box.width}x${box.height}`),
  );
  expect(small).toEqual([]);
}
