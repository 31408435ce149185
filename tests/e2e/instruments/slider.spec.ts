import { expect, phone, test } from "../fixtures.ts";
import { expectResults, openInstrument, sliderOf, swipe, toldBy, type } from "./operating.ts";

const path = "/anti-drone-solution";
const name = "time-budget";

test("slider: a number that does not fit is brought back calmly, and nothing else is lost", async ({
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

test("slider: along the track a finger sets it, across it scrolls the page", async ({ openPage }) => {
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

test("slider: the sentence is told at most once a second, and not on arrival", async ({ page }) => {
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
