import { expect, test } from "../fixtures.ts";
import {
  dragToEnd,
  expectFitting,
  expectNoFindings,
  expectResults,
  expectStanding,
  instrumentOf,
  openInstrument,
  resetOf,
  sliderOf,
  toldBy,
  type,
  wake,
} from "./operating.ts";

const path = "/anti-drone-solution";
const name = "time-budget";
const defaults = { available: "85 s", used: "75 s", margin: "10 s" };

test("time budget: by keys, by mouse and by typing, and back with Reset", async ({ page }) => {
  const figure = await openInstrument(page, path, name);
  await expectResults(figure, defaults);
  await expect(page.getByRole("figure", { name: "Where the seconds go" })).toBeVisible();
  await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "true");
  await expectNoFindings(page, name);

  const decide = sliderOf(figure, "Decide");
  await expect(decide).toHaveAttribute("aria-valuetext", "40\u00a0s");
  await decide.focus();
  for (let press = 0; press < 22; press += 1) await page.keyboard.press("ArrowRight");
  await expectResults(figure, { available: "85 s", used: "97 s", margin: "−12 s" });
  await expect(toldBy(figure)).toContainText("240 m inside the line");
  await expectNoFindings(page, name);

  await dragToEnd(page, sliderOf(figure, "First seen at"));
  await expectResults(figure, { available: "235 s", margin: "138 s" });
  await type(figure, { "Approach speed": 50, "Keep-out line": 1000, "First seen at": 500 });
  await expectResults(figure, { available: "0 s", margin: "−97 s" });
  await expect(toldBy(figure)).toContainText("first seen inside the line");

  await resetOf(figure).click();
  await expect(resetOf(figure)).toBeFocused();
  await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "true");
  await expectResults(figure, defaults);
});

test("time budget: every word is at least 12 px and nothing slides, whatever is set", async ({ page }) => {
  const figure = await openInstrument(page, path, name);
  for (const width of [320, 360, 768, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    for (const settings of [
      { "First seen at": 500, "Approach speed": 50, Identify: 60, Decide: 120, Act: 60 },
      { "First seen at": 5000, "Approach speed": 5, Identify: 0, Decide: 0, Act: 0 },
    ]) {
      await type(figure, settings);
      await expectFitting(page, figure, `${width} px`);
    }
  }
});

test("time budget: coming back shows the defaults; print shows what was set", async ({ page }) => {
  const figure = await openInstrument(page, path, name);
  await type(figure, { Decide: 62 });
  await page.emulateMedia({ media: "print" });
  await expect(sliderOf(figure, "Decide")).toBeHidden();
  await expect(resetOf(figure)).toBeHidden();
  await expect(figure.getByText("62", { exact: true })).toBeVisible();
  await expectResults(figure, { margin: "−12 s" });
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Syfor" }).first().click();
  await expect(page).toHaveURL("/");
  await page.goBack();
  await wake(instrumentOf(page, name));
  await expectResults(instrumentOf(page, name), defaults);
  await page.reload();
  await wake(instrumentOf(page, name));
  await expect(sliderOf(instrumentOf(page, name), "Decide")).toHaveValue("40");
});

test("time budget stands without scripts, and when its script does not come", async ({
  openPage,
  expectProblem,
}) => {
  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto(path);
  await expectStanding(instrumentOf(plain, name), defaults);

  expectProblem(/^failed .*time-budget-instrument/);
  const page = await openPage({});
  await page.route("**/*time-budget-instrument*.js", (route) => route.abort());
  await page.goto(path);
  await instrumentOf(page, name).scrollIntoViewIfNeeded();
  await expect(page.locator(`#${name}[data-stranded]`)).toBeAttached();
  await expectStanding(instrumentOf(page, name), defaults);
});
