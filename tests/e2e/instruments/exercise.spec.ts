import { expect, phone, test } from "../fixtures.ts";
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
  swipe,
  toldBy,
  type,
  wake,
} from "./operating.ts";

const path = "/cyber-warfare-simulation";
const name = "exercise";
const defaults = { availability: "86.7%", downtime: "255 service-minutes", restored: "03:55" };

test("exercise: by mouse, by keys and by typing, and back with Reset", async ({ page }) => {
  const figure = await openInstrument(page, path, name);
  await expectResults(figure, defaults);
  await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "true");
  await expect(figure.getByText("clock")).toHaveText(["clock 02:00", "clock 02:25"]);
  await expect(figure.locator("text").filter({ hasText: "noticed at once" })).toHaveText(
    "86.7%; noticed at once, 90.6%",
  );
  await expectNoFindings(page, name);

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
  // An intrusion has its time on the drawing's clock; a notice after the end has none.
  await expect(figure.getByText("clock")).toHaveText(["clock 07:00"]);
  await expectResults(figure, { downtime: "240 service-minutes", restored: "not within the exercise" });
  await expect(toldBy(figure)).toContainText("Nobody notices");
  await expectNoFindings(page, name);

  await resetOf(figure).click();
  await expectResults(figure, defaults);
  await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "true");
});

test("exercise: by touch, without moving the page, and scrolled over without being moved", async ({
  openPage,
}) => {
  const page = await openPage(phone);
  const figure = await openInstrument(page, path, name);
  const notice = sliderOf(figure, "Noticed after");
  await notice.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  const top = await page.evaluate(() => scrollY);
  await swipe(page, notice, { x: 80, y: 4 });
  await expect(notice).not.toHaveValue("25");
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThanOrEqual(1);
  const set = await notice.inputValue();
  await swipe(page, notice, { x: 2, y: -160 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top + 40);
  await expect(notice).toHaveValue(set);
});

test("exercise: words are 12 px or more and results within their cells at every width, at its ends as well", async ({
  page,
}) => {
  const figure = await openInstrument(page, path, name);
  for (const width of [320, 360, 768, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    if (width > 320) await resetOf(figure).click();
    await expectFitting(page, figure, `${width} px`);
    await type(figure, { "Intrusion at": 300, "Noticed after": 180 });
    await expectResults(figure, { restored: "not within the exercise" });
    await expectFitting(page, figure, `${width} px, turned`);
  }
});

test("exercise: leaving and coming back shows the defaults; print shows what was set", async ({ page }) => {
  const figure = await openInstrument(page, path, name);
  await type(figure, { "Noticed after": 60 });
  const set = { downtime: "360 service-minutes", restored: "04:30" };
  await expectResults(figure, set);
  await page.emulateMedia({ media: "print" });
  await expectResults(figure, set);
  await expect(figure.locator("output").first()).toBeVisible();
  await expect(sliderOf(figure, "Noticed after")).toBeHidden();
  await expect(resetOf(figure)).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await page
    .getByRole("link", { name: /Syfor Drones/ })
    .last()
    .click();
  await expect(page).toHaveURL("/syfor-drones");
  await page.goBack();
  await wake(instrumentOf(page, name));
  await expectResults(instrumentOf(page, name), defaults);
});

test("exercise: stands readable without scripts", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(path);
  await expectStanding(instrumentOf(page, name), defaults);
  await expect(page.getByRole("table").first()).toContainText("Dry run");
});

test("exercise: stands readable when its script does not come", async ({ page, expectProblem }) => {
  expectProblem(/^failed .*exercise-instrument/);
  await page.route("**/*exercise-instrument*.js", (route) => route.abort());
  await page.goto(path);
  const figure = instrumentOf(page, name);
  await figure.scrollIntoViewIfNeeded();
  await expect(page.locator(`#${name}[data-stranded]`)).toBeAttached();
  await expectStanding(figure, defaults);
});
