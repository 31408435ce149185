import type { Locator, Page } from "@playwright/test";
import { runChecks } from "../checks.ts";
import { expect, test } from "../fixtures.ts";
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
} from "./operating.ts";

const { path, defaults } = instruments.receiver;
const interference = "Interference over receiver noise";
const minutes = "Minutes since capture";

/** What is drawn beforehand can be gone to, from the other mode too. */
async function expectStationsPressed(figure: Locator) {
  await figure.getByRole("button", { name: "Spoofing 5" }).press("Enter");
  await expectResults(figure, { ...defaults, error: "300 m" });
  await expect(sliderOf(figure, minutes)).toHaveValue("5");
  await expect(figure.locator("[aria-current=true]")).toHaveText(/^Spoofing 5\s*min 8 of 8 300\s*m off/);
  await figure.getByRole("button", { name: "+15" }).press("Enter");
  await expectResults(figure, { tracked: "5 of 8", fix: "degraded", error: "larger" });
  await expect(sliderOf(figure, interference)).toHaveValue("15");
  await expect(figure.locator("[aria-current=true]")).toHaveText(/^Jamming \+15\s*dB 5 of 8 degraded/);
}

async function expectDrownedThenDeceived(page: Page, figure: Locator) {
  await expectResults(figure, defaults);
  await expect(sliderOf(figure, interference)).toHaveAttribute("aria-valuetext", "−20\u00a0dB");
  await expect(sliderOf(figure, minutes)).toHaveCount(0);
  await expectNoFindings(page, "receiver");
  for (const [level, tracked, fix] of [
    [10, "7 of 8", "degraded"],
    [15, "5 of 8", "degraded"],
    [20, "1 of 8", "lost"],
  ] as const) {
    await type(figure, { [interference]: level });
    await expectResults(figure, { tracked, fix });
  }
  await expect(toldBy(figure)).toContainText("one of eight is tracked");
  await expectStationsPressed(figure);
  await dragToEnd(page, sliderOf(figure, interference));
  await expectResults(figure, { tracked: "0 of 8", fix: "lost" });
  await expectNoFindings(page, "receiver");

  await figure.getByRole("radio", { name: "Jamming" }).focus();
  await page.keyboard.press("ArrowRight");
  await sliderOf(figure, minutes).press("Home");
  await expectResults(figure, { ...defaults, error: "0 m" });
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
  await expectResults(figure, { ...defaults, error: "300 m" });
  await expect(toldBy(figure)).toContainText("no fault, and a place 300 m off");
  await expectNoFindings(page, "receiver");
  await figure.getByText("Jamming", { exact: true }).click();
  await expectResults(figure, { tracked: "0 of 8" });
  await resetOf(figure).click();
  await expectResults(figure, defaults);
  await expect(sliderOf(figure, interference)).toHaveValue("-20");
}

async function expectFittingInEachMode(page: Page, figure: Locator) {
  await sliderOf(figure, interference).press("End");
  await expectFitting(page, figure, "Jamming");
  await figure.getByText("Spoofing", { exact: true }).click();
  await sliderOf(figure, minutes).press("End");
  await expectResults(figure, { error: "600 m" });
  await expectFitting(page, figure, "Spoofing");
}

async function expectEarlyChoiceForgotten(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/receiver-instrument-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  const figure = page.locator("#receiver");
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole("radio", { name: "Spoofing", includeHidden: true }).evaluate((radio) => {
    (radio as HTMLInputElement).click();
  });
  release();
  await expect(figure).toHaveAttribute("data-operable");
  await expect(figure.getByRole("radio", { name: "Jamming" })).toBeChecked();
}

test("receiver", async ({ page }) => {
  const figure = await openInstrument(page, "receiver");
  await runChecks({
    "drowned, then deceived, then as at first": () => expectDrownedThenDeceived(page, figure),
    "every word at least 12 px, nothing slides": () => expectFittingInEachMode(page, figure),
    "a choice pressed before its script is here does not part from the drawing": () =>
      expectEarlyChoiceForgotten(page),
  });
});
