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

const path = "/drone-detection";
const treeLine = { seen: "2,500 m", warning: "125 s" };
const byRadio = { rf: "sees", radar: "sees", camera: "limited", acoustic: "limited" };

test("tree line: every way to be masked, by keys, mouse and typing", async ({ page }) => {
  const figure = await openInstrument(page, path, "tree-line");
  await expectResults(figure, treeLine);
  await type(figure, { "Drone altitude": 30 });
  await expectResults(figure, { seen: "1,000 m", warning: "50 s" });
  await sliderOf(figure, "Sensor height").focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
  await expectResults(figure, { seen: "1,500 m", warning: "75 s" });
  await resetOf(figure).click();
  await expectResults(figure, treeLine);

  await type(figure, { "Drone altitude": 15 });
  await expectResults(figure, { seen: "500 m", warning: "25 s" });
  await expect(toldBy(figure)).toContainText("stays hidden until it passes it at 500 m");
  await dragToEnd(page, sliderOf(figure, "Sensor height"));
  await expectResults(figure, { seen: "625 m" });
  await expect(toldBy(figure)).toContainText(
    "lost in the shadow, 31 s out at 20 m/s; the sensor sees it again inside 500 m",
  );
  await expect(figure.getByText("Left when lost")).toBeVisible();
  await expectNoFindings(page, "tree-line");
  await type(figure, { "Drone altitude": 60 });
  await expectResults(figure, { seen: "not masked", warning: "no limit here" });
  await type(figure, { "Sensor height": 19, "Drone altitude": 150 });
  await expectResults(figure, { seen: "over 10 km" });
  await expectNoFindings(page, "tree-line");
});

test("situations: who is left, by keys and pointer; the neighbor is not disturbed", async ({ page }) => {
  const figure = await openInstrument(page, path, "situations");
  await expectResults(figure, byRadio);
  await expect(figure.getByRole("table")).toBeHidden();
  await expectNoFindings(page, "situations");
  const choice = figure.getByRole("group", { name: "Situation" });
  await choice.getByRole("radio", { name: "Flown by radio" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(choice.getByRole("radio", { name: "Radios off, pre-programmed" })).toBeChecked();
  await expectResults(figure, { ...byRadio, rf: "blind" });
  await expect(toldBy(figure)).toContainText("One of four still sees it unaided: radar.");
  const neighbor = instrumentOf(page, "tree-line");
  await wake(neighbor);
  await type(neighbor, { "Drone altitude": 30 });
  for (const [situation, results] of [
    ["Flown by optical fiber", { rf: "blind", radar: "sees" }],
    ["Behind a ridge", { rf: "limited", radar: "blind", camera: "blind" }],
    ["Fog or heavy rain", { radar: "sees", camera: "blind" }],
    ["Loud surroundings", { acoustic: "blind" }],
    ["Low and slow over clutter", { rf: "sees", radar: "limited" }],
  ] as const) {
    await choice.getByText(situation).click();
    await expectResults(figure, results);
  }
  await expectNoFindings(page, "situations");
  await resetOf(figure).click();
  await expectResults(figure, byRadio);
  await expectResults(neighbor, { seen: "1,000 m" });
  await expect(resetOf(neighbor)).toHaveAttribute("aria-disabled", "false");

  await page.emulateMedia({ media: "print" });
  await expect(figure.getByRole("table")).toBeVisible();
  await expect(figure.getByRole("rowheader")).toHaveCount(7);
  await expect(choice.getByRole("radio").first()).toBeHidden();
});

test("tree line and situations: by touch", async ({ openPage }) => {
  const page = await openPage(phone);
  const situations = await openInstrument(page, path, "situations");
  await situations.getByText("Behind a ridge", { exact: true }).first().tap();
  await expectResults(situations, { radar: "blind" });
  const figure = instrumentOf(page, "tree-line");
  await wake(figure);
  await swipe(page, sliderOf(figure, "Obstacle height"), { x: 250, y: 0 });
  await expect(sliderOf(figure, "Obstacle height")).toHaveValue("40");
  await expectResults(figure, { seen: "833 m" });
});

test("tree line and situations: every word is at least 12 px and nothing slides", async ({ page }) => {
  const figure = await openInstrument(page, path, "tree-line");
  await wake(instrumentOf(page, "situations"));
  for (const width of [320, 360, 768, 1440, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    for (const settings of [
      { "Distance to obstacle": 100, "Obstacle height": 40, "Drone altitude": 5 },
      { "Distance to obstacle": 2000, "Obstacle height": 0, "Drone altitude": 150 },
      { "Sensor height": 19, "Obstacle height": 20, "Distance to obstacle": 500 },
    ]) {
      await type(figure, settings);
      await expectFitting(page, page.locator("[data-instrument]"), `${width} px`);
    }
  }
});

test("tree line and situations stand without scripts, the latter as a whole table", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(path);
  await expectStanding(instrumentOf(page, "tree-line"), treeLine);
  const situations = instrumentOf(page, "situations");
  await expectStanding(situations, byRadio);
  await expect(situations.getByRole("table")).toBeVisible();
  await expect(situations.getByRole("cell")).toHaveCount(28);
});

test("situations show the table when their script does not come, and the tree line works", async ({
  page,
  expectProblem,
}) => {
  expectProblem(/^failed .*situations-instrument/);
  await page.route("**/*situations-instrument*.js", (route) => route.abort());
  await page.goto(path);
  const situations = instrumentOf(page, "situations");
  await situations.scrollIntoViewIfNeeded();
  await expect(situations.getByRole("table")).toBeVisible();
  await expectStanding(situations, byRadio);
  await wake(instrumentOf(page, "tree-line"));
});
