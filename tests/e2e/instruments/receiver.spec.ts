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
} from "./operating.ts";

const path = "/gnss-jamming-spoofing";
const name = "receiver";
const defaults = { tracked: "8 of 8", fix: "held" };
const interference = "Interference over receiver noise";
const minutes = "Minutes since capture";

test("receiver: drowned, then deceived, then as at first", async ({ page }) => {
  const figure = await openInstrument(page, path, name);
  await expectResults(figure, defaults);
  await expect(sliderOf(figure, interference)).toHaveAttribute("aria-valuetext", "−20\u00a0dB");
  await expect(sliderOf(figure, minutes)).toHaveCount(0);
  await expectNoFindings(page, name);
  for (const [level, tracked, fix] of [
    [10, "7 of 8", "degraded"],
    [15, "5 of 8", "degraded"],
    [20, "1 of 8", "lost"],
  ] as const) {
    await type(figure, { [interference]: level });
    await expectResults(figure, { tracked, fix });
  }
  await expect(toldBy(figure)).toContainText("one of eight satellites is tracked");
  await dragToEnd(page, sliderOf(figure, interference));
  await expectResults(figure, { tracked: "0 of 8", fix: "lost" });
  await expectNoFindings(page, name);

  await figure.getByRole("radio", { name: "Jamming" }).focus();
  await page.keyboard.press("ArrowRight");
  await expectResults(figure, { ...defaults, error: "0 m" });
  await sliderOf(figure, minutes).focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
  await expectResults(figure, { ...defaults, error: "300 m" });
  await expect(toldBy(figure)).toContainText("no fault, and a place that is 300 m off");
  await expectNoFindings(page, name);
  await figure.getByText("Jamming", { exact: true }).click();
  await expectResults(figure, { tracked: "0 of 8" });
  await resetOf(figure).click();
  await expectResults(figure, defaults);
  await expect(sliderOf(figure, interference)).toHaveValue("-20");
});

test("receiver: by touch, every word at least 12 px, nothing slides", async ({ openPage }) => {
  const page = await openPage(phone);
  const figure = await openInstrument(page, path, name);
  await swipe(page, sliderOf(figure, interference), { x: 250, y: 0 });
  await expectResults(figure, { fix: "lost", error: "not modeled" });
  await figure.getByText("Spoofing", { exact: true }).tap();
  await swipe(page, sliderOf(figure, minutes), { x: 250, y: 0 });
  await expectResults(figure, { error: "600 m" });
  for (const width of [320, 360, 768, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    for (const mode of ["Jamming", "Spoofing"]) {
      await figure.getByText(mode, { exact: true }).click();
      await expectFitting(page, figure, `${width} px, ${mode}`);
    }
  }
});

test("receiver stands without scripts, and when its script does not come", async ({
  openPage,
  expectProblem,
}) => {
  const plain = await openPage({ javaScriptEnabled: false });
  await plain.goto(path);
  await expectStanding(instrumentOf(plain, name), defaults);

  expectProblem(/^failed .*receiver-instrument/);
  const page = await openPage({});
  await page.route("**/*receiver-instrument*.js", (route) => route.abort());
  await page.goto(path);
  await instrumentOf(page, name).scrollIntoViewIfNeeded();
  await expect(page.locator(`#${name}[data-stranded]`)).toBeAttached();
  await expectStanding(instrumentOf(page, name), defaults);
});

test("receiver: a choice pressed before its script is here does not part from the drawing", async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/receiver-instrument-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path);
  const figure = page.locator(`#${name}`);
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole("radio", { name: "Spoofing", includeHidden: true }).evaluate((radio) => {
    (radio as HTMLInputElement).click();
  });
  release();
  await expect(figure).toHaveAttribute("data-operable");
  await expect(figure.getByRole("radio", { name: "Jamming" })).toBeChecked();
});
