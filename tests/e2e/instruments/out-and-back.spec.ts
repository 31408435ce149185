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

const path = "/syfor-drones";
const name = "out-and-back";
const defaults = { needed: "12.5 min", usable: "48.0 min", farthest: "19.2 km" };

test("out and back: by mouse, by keys and by typing, and back with Reset", async ({ page }) => {
  const figure = await openInstrument(page, path, name);
  await expectResults(figure, defaults);
  await expectNoFindings(page, name);

  await figure.getByRole("radio", { name: "1 kg" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(
    figure.getByRole("group", { name: "Payload" }).getByRole("radio", { name: "9 kg" }),
  ).toBeChecked();
  await expectResults(figure, { needed: "12.5 min", usable: "17.6 min", farthest: "7.0 km" });

  await dragToEnd(page, sliderOf(figure, "Wind along the track"));
  await expectResults(figure, { needed: "no headway", farthest: "0 km" });
  await expect(toldBy(figure)).toContainText("no way back");
  await expectNoFindings(page, name);

  await resetOf(figure).click();
  await type(figure, { Airspeed: 25, "Wind along the track": 0, Reserve: 0, "Distance out": "" });
  await expectResults(figure, { needed: "6.7 min", usable: "60.0 min", farthest: "30.0 km" });
  await expect(sliderOf(figure, "Distance out")).toHaveValue("5");
  await sliderOf(figure, "Distance out").press("End");
  await expectResults(figure, { needed: "40.0 min" });
  await resetOf(figure).click();
  await expectResults(figure, defaults);
});

test("out and back: by touch", async ({ openPage }) => {
  const page = await openPage(phone);
  const figure = await openInstrument(page, path, name);
  await figure.getByText("9 kg", { exact: true }).tap();
  await expectResults(figure, { farthest: "7.0 km" });
  const reserve = sliderOf(figure, "Reserve");
  await swipe(page, reserve, { x: 150, y: 0 });
  await expect(reserve).toHaveValue("40");
  await expectResults(figure, { usable: "13.2 min" });
});

test("two instruments on one page leave each other alone, and are as new after Back", async ({ page }) => {
  const figure = await openInstrument(page, path, name);
  await type(figure, { "Distance out": 22 });
  await expectResults(figure, { needed: "55.0 min" });
  await expect(toldBy(figure)).toContainText("the way back ends at 19.2");
  const plan = instrumentOf(page, "failsafe-plan");
  await wake(plan);
  await expect(resetOf(plan)).toHaveAttribute("aria-disabled", "true");
  await plan.getByRole("group", { name: "Lost link" }).getByText("Land").click();
  await expectResults(figure, { needed: "55.0 min" });
  await resetOf(plan).click();
  await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "false");
  await expectResults(figure, { needed: "55.0 min" });

  await page.goto("/drone-detection");
  await page.goBack();
  await wake(instrumentOf(page, name));
  await expectResults(instrumentOf(page, name), defaults);
});

test("the SY300's drawings keep their words at 12 px or more at every width", async ({ page }) => {
  const figure = await openInstrument(page, path, name);
  await wake(instrumentOf(page, "failsafe-plan"));
  for (const width of [320, 360, 768, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    if (width > 320) await resetOf(figure).click();
    const drawings = page.locator("#specifications table, [data-instrument]");
    await expectFitting(page, drawings, `${width} px`);
    await type(figure, { "Distance out": 30, Airspeed: 16, "Wind along the track": 15 });
    await expectFitting(page, drawings, `${width} px, turned`);
    await type(figure, { Airspeed: 8 });
    await expectResults(figure, { needed: "no headway" });
    await expectFitting(page, drawings, `${width} px, no way back`);
  }
});

test("out and back, failsafe plan and six drawings stand without scripts", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(path);
  await expectStanding(instrumentOf(page, name), defaults);
  await expectStanding(instrumentOf(page, "failsafe-plan"), {});
  await expect(page.locator("#specifications table").getByRole("img")).toHaveCount(6);
});

test("out and back stands when its script does not come, and its neighbor works", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/^failed .*out-and-back-instrument/);
  await page.route("**/*out-and-back-instrument*.js", (route) => route.abort());
  await page.goto(path);
  const figure = instrumentOf(page, name);
  await figure.scrollIntoViewIfNeeded();
  await expect(page.locator(`#${name}[data-stranded]`)).toBeAttached();
  await expectStanding(figure, defaults);
  await wake(instrumentOf(page, "failsafe-plan"));
});
