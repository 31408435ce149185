import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe reports on the page, or on these parts of it. */
export async function expectNoAxeFindings(page: Page, ...parts: readonly string[]) {
  const axe = parts.reduce((builder, part) => builder.include(part), new AxeBuilder({ page }));
  // The site has no frames, and passes need not be reported: this takes a third of the time.
  const { violations } = await axe
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
  expect(findings).toEqual([]);
}
