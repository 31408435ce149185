import type { Locator, Page } from "@playwright/test";
import { runChecks } from "../checks.ts";
import { expect, test } from "../fixtures.ts";
import { expectPageShown } from "../pages.ts";
import { expectFitting } from "./fitting.ts";
import { instruments } from "./instruments.ts";
import {
  dragToEnd,
  expectNoFindings,
  expectResults,
  openInstrument,
  resetOf,
  sliderOf,
  toldBy,
  type,
  wake,
} from "./operating.ts";

const { defaults } = instruments.exercise;

async function expectOperable(page: Page, figure: Locator) {
  await expectResults(figure, defaults);
  await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "true");
  await expect(figure.getByText("hh:mm from the start")).toBeVisible();
  // Named on their areas; below them what they add up to.
  await expect(
    figure.locator("text").filter({ hasText: /(?:notice|waiting|restoring) \d|in all \d/ }),
  ).toHaveText(["before notice 3.9%", "waiting 4.7%", "restoring 4.7%", "in all 13.3%"]);
  await expectNoFindings(page, "exercise");

  await dragToEnd(page, sliderOf(figure, "Restore crews"));
  await expectResults(figure, { downtime: "165 service-minutes", restored: "02:55" });

  await sliderOf(figure, "Services hit").focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(sliderOf(figure, "Services hit")).toHaveValue("2");
  await expectResults(figure, { downtime: "110 service-minutes" });
  await expect(sliderOf(figure, "Intrusion at")).toHaveAttribute("aria-valuetext", /^120.min$/);

  await type(figure, { "Intrusion at": 420, "Services hit": 4, "Noticed after": 9999 });
  await expect(sliderOf(figure, "Noticed after")).toHaveValue("180");
  await expectResults(figure, { downtime: "240 service-minutes", restored: "not within the exercise" });
  await expect(toldBy(figure)).toContainText("Nobody notices");
  await expectNoFindings(page, "exercise");

  await resetOf(figure).click();
  await expectResults(figure, defaults);
  await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "true");
}

async function expectFittingAtItsEnds(page: Page, figure: Locator) {
  await expectFitting(page, figure);
  await type(figure, { "Intrusion at": 300, "Noticed after": 180 });
  await expectResults(figure, { restored: "not within the exercise" });
  await expectFitting(page, figure, "turned");
  await resetOf(figure).click();
}

async function expectPrintedAsSet(page: Page, figure: Locator) {
  await type(figure, { "Noticed after": 60 });
  const set = { downtime: "360 service-minutes", restored: "04:30" };
  await expectResults(figure, set);
  await page.emulateMedia({ media: "print" });
  await expectResults(figure, set);
  await expect(figure.locator("output").first()).toBeVisible();
  await expect(sliderOf(figure, "Noticed after")).toBeHidden();
  await expect(resetOf(figure)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
}

async function expectAsNewAfterBack(page: Page, figure: Locator) {
  await page
    .getByRole("link", { name: /Syfor Drones/ })
    .last()
    .click();
  await expectPageShown(page, "/syfor-drones");
  await page.goBack();
  await wake(figure);
  await expectResults(figure, defaults);
}

test("exercise", async ({ page }) => {
  const figure = await openInstrument(page, "exercise");
  await runChecks({
    "by mouse, by keys and by typing, and back with Reset": () => expectOperable(page, figure),
    "words are 12 px or more and results within their cells at every width, at its ends as well": () =>
      expectFittingAtItsEnds(page, figure),
    "print shows what was set": () => expectPrintedAsSet(page, figure),
    "leaving and coming back shows the defaults": () => expectAsNewAfterBack(page, figure),
  });
});
