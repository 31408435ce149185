import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { contrasts } from "./page/contrast.ts";

const rules = {
  "target-size": { enabled: true },
  // Judged below, in drawings too, and in a fraction of the time.
  "color-contrast": { enabled: false },
};

/** What axe reports on the page, or on these parts of it; and letters that do not stand out, anywhere. */
export async function expectNoAxeFindings(page: Page, ...parts: readonly string[]) {
  const axe = parts.reduce((builder, part) => builder.include(part), new AxeBuilder({ page }));
  // The site has no frames, and passes need not be reported: this takes a third of the time.
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ["violations"], rules })
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  const { judged, pale } = await page.evaluate(contrasts);
  expect.soft([...findings, ...pale]).toEqual([]);
  expect(judged).toBeGreaterThan(1);
}
