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

const { defaults } = instruments["time-budget"];

async function expectToldOnceASecond(page: Page, figure: Locator) {
  const told = await toldBy(figure).evaluateHandle((status) => {
    const texts: { text: string | null; at: number }[] = [];
    new MutationObserver(() => texts.push({ text: status.textContent, at: performance.now() })).observe(
      status,
      { subtree: true, childList: true, characterData: true },
    );
    return texts;
  });
  await sliderOf(figure, "Approach speed").focus();
  for (let press = 0; press < 13; press += 1) {
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(110);
  }
  await expect(toldBy(figure)).toContainText("33 m/s");
  const times = (await told.jsonValue()).map(({ at }) => at);
  await resetOf(figure).click();
  expect(times.length).toBeGreaterThan(1);
  for (const [index, at] of times.entries()) expect(at - (times[index - 1] ?? 0)).toBeGreaterThan(950);
}

async function expectNumbersBroughtBack(figure: Locator) {
  await type(figure, { Act: 30 });
  const field = figure.getByRole("spinbutton", { name: "First seen at" });
  const hint = figure.getByText("500 to 5,000 m, step 100");
  for (const [typed, kept] of [
    ["99999", "5000"],
    ["-3", "500"],
    ["1234", "1200"],
    ["", "1200"],
  ] as const) {
    await field.fill(typed);
    await field.press("Enter");
    await expect(field).toHaveValue(kept);
    await expect(hint).toBeVisible();
  }
  await field.fill("");
  await field.pressSequentially("e-");
  await field.blur();
  await expect(field).toHaveValue("1200");
  await expect(sliderOf(figure, "First seen at")).toHaveValue("1200");
  await type(figure, { "First seen at": 3000 });
  await expect(hint).toBeHidden();
  await expectResults(figure, { available: "135 s", used: "85 s", margin: "50 s" });
  await resetOf(figure).click();
}

async function expectOperable(page: Page, figure: Locator) {
  await expectResults(figure, defaults);
  await expect(page.getByRole("figure", { name: "Where the seconds go" })).toBeVisible();
  await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "true");
  await expectNoFindings(page, "time-budget");

  const decide = sliderOf(figure, "Decide");
  await expect(decide).toHaveAttribute("aria-valuetext", "40\u00a0s");
  await type(figure, { Decide: 60 });
  await decide.focus();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press("ArrowRight");
  await expectResults(figure, { available: "85 s", used: "97 s", margin: "−12 s" });
  await expect(toldBy(figure)).toContainText("240 m inside the line");
  await expectNoFindings(page, "time-budget");

  await dragToEnd(page, sliderOf(figure, "First seen at"));
  await expectResults(figure, { available: "235 s", margin: "138 s" });
  await type(figure, { "Approach speed": 50, "Keep-out line": 1000, "First seen at": 500 });
  await expectResults(figure, { available: "0 s", margin: "−97 s" });
  await expect(toldBy(figure)).toContainText("first seen inside the line");

  await resetOf(figure).click();
  await expect(resetOf(figure)).toBeFocused();
  await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "true");
  await expectResults(figure, defaults);
}

async function expectFittingWhateverIsSet(page: Page, figure: Locator) {
  for (const settings of [
    { "First seen at": 500, "Approach speed": 50, Identify: 60, Decide: 120, Act: 60 },
    { "First seen at": 5000, "Approach speed": 5, Identify: 0, Decide: 0, Act: 0 },
  ]) {
    await type(figure, settings);
    await expectFitting(page, figure, JSON.stringify(settings));
  }
  await resetOf(figure).click();
}

async function expectPrintedAsSet(page: Page, figure: Locator) {
  await type(figure, { Decide: 62 });
  await page.emulateMedia({ media: "print" });
  await expect(sliderOf(figure, "Decide")).toBeHidden();
  await expect(resetOf(figure)).toBeHidden();
  await expect(figure.getByText("62", { exact: true })).toBeVisible();
  await expectResults(figure, { margin: "−12 s" });
  await page.emulateMedia({ media: "screen" });
}

async function expectAsNewAfterReturn(page: Page, figure: Locator) {
  await page.getByRole("link", { name: "Syfor" }).first().click();
  await expectPageShown(page, "/");
  await page.goBack();
  await wake(figure);
  await expectResults(figure, defaults);
  await page.reload();
  await wake(figure);
  await expect(sliderOf(figure, "Decide")).toHaveValue("40");
}

test("time budget and its sliders", async ({ page }) => {
  const figure = await openInstrument(page, "time-budget");
  await runChecks({
    "the sentence is told at most once a second, and not on arrival": () =>
      expectToldOnceASecond(page, figure),
    "a number that does not fit is brought back calmly, and nothing else is lost": () =>
      expectNumbersBroughtBack(figure),
    "by keys, by mouse and by typing, and back with Reset": () => expectOperable(page, figure),
    "every word is at least 12 px and nothing slides, whatever is set": () =>
      expectFittingWhateverIsSet(page, figure),
    "print shows what was set": () => expectPrintedAsSet(page, figure),
    "coming back shows the defaults, and so does a reload": () => expectAsNewAfterReturn(page, figure),
  });
});
