import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe holds against the page, or against these parts of it. */
export async function expectNoAxeFindings(page: Page, ...parts: readonly string[]) {
  const axe = parts.reduce((builder, part) => builder.include(part), new AxeBuilder({ page }));
  // There is no frame in the site to look into, and what passes need not be written down: a third of the time.
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect(findings).toEqual([]);
}
