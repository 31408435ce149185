import { expect, phone, test } from "../fixtures.ts";
import {
  dragToEnd,
  expectNoFindings,
  expectResults,
  expectStanding,
  instrumentOf,
  openInstrument,
  resetOf,
  sliderOf,
  smallWords,
  swipe,
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

test("time budget: a number that does not fit is brought back calmly, and nothing else is lost", async ({
  page,
}) => {
  const figure = await openInstrument(page, path, name);
  await type(figure, { Act: 30 });
  const field = figure.getByRole("spinbutton", { name: "First seen at" });
  for (const [typed, kept] of [
    ["99999", "5000"],
    ["-3", "500"],
    ["1234", "1200"],
    ["", "1200"],
  ] as const) {
    await field.fill(typed);
    await field.press("Enter");
    await expect(field).toHaveValue(kept);
    await expect(figure.getByText("500 to 5,000 m, step 100")).toBeVisible();
  }
  await field.fill("");
  await field.pressSequentially("e-");
  await field.blur();
  await expect(field).toHaveValue("1200");
  await expect(sliderOf(figure, "First seen at")).toHaveValue("1200");
  await type(figure, { "First seen at": 3000 });
  await expect(figure.getByText("500 to 5,000 m, step 100")).toBeHidden();
  await expectResults(figure, { available: "135 s", used: "85 s", margin: "50 s" });
});

test("time budget: along the track a finger sets it, across it scrolls the page", async ({ openPage }) => {
  const page = await openPage(phone);
  const figure = await openInstrument(page, path, name);
  const identify = sliderOf(figure, "Identify");
  // The first touch brings the slider into place.
  await swipe(page, identify, { x: 20, y: 0 });
  const top = await page.evaluate(() => scrollY);
  await swipe(page, identify, { x: 250, y: 6 });
  await expect(identify).toHaveValue("60");
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expectResults(figure, { margin: "−35 s" });
  // The drawing stays in sight above the control.
  await expect(figure.locator(".instrument-drawing svg").first()).toBeInViewport({ ratio: 0.95 });
  const act = sliderOf(figure, "Act");
  await swipe(page, act, { x: 4, y: -220 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 100);
  await expect(act).toHaveValue("20");
});

test("time budget: the sentence is told at most once a second, and not on arrival", async ({ page }) => {
  const figure = await openInstrument(page, path, name);
  const told = await toldBy(figure).evaluateHandle((status) => {
    const texts: { text: string | null; at: number }[] = [];
    new MutationObserver(() => texts.push({ text: status.textContent, at: performance.now() })).observe(
      status,
      { subtree: true, childList: true, characterData: true },
    );
    return texts;
  });
  const speed = sliderOf(figure, "Approach speed");
  await speed.focus();
  for (let press = 0; press < 25; press += 1) {
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(60);
  }
  await expect(toldBy(figure)).toContainText("45 m/s");
  const times = (await told.jsonValue()).map(({ at }) => at);
  expect(times.length).toBeGreaterThan(1);
  for (const [index, at] of times.entries()) expect(at - (times[index - 1] ?? 0)).toBeGreaterThan(950);
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
      expect(await smallWords(figure), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
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
