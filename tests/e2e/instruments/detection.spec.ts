import type { Locator, Page } from "@playwright/test";
import { runChecks } from "../checks.ts";
import { expect, test } from "../fixtures.ts";
import { expectFitting } from "./fitting.ts";
import { instruments } from "./instruments.ts";
import {
  dragToEnd,
  expectNoFindings,
  expectResults,
  instrumentOf,
  openInstrument,
  resetOf,
  sliderOf,
  toldBy,
  type,
  wake,
} from "./operating.ts";

const byRadio = instruments.situations.defaults;
const choiceOf = (figure: Locator) => figure.getByRole("group", { name: "Situation" });

async function expectMasking(page: Page, figure: Locator) {
  const { defaults } = instruments["tree-line"];
  await expectResults(figure, defaults);
  await type(figure, { "Drone altitude": 30 });
  await expectResults(figure, { seen: "1,000 m", warning: "50 s" });
  await sliderOf(figure, "Sensor height").focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
  await expectResults(figure, { seen: "1,500 m", warning: "75 s" });
  await resetOf(figure).click();
  await expectResults(figure, defaults);

  await type(figure, { "Drone altitude": 15 });
  await expectResults(figure, { seen: "500 m", warning: "25 s" });
  await expect(toldBy(figure)).toContainText("hides the drone until it passes it at 500 m");
  await dragToEnd(page, sliderOf(figure, "Sensor height"));
  await expectResults(figure, { seen: "625 m" });
  await expect(toldBy(figure)).toContainText(
    "lost in the shadow, 31 s out at 20 m/s; the sensor sees it again inside 500 m",
  );
  await expect(figure.getByText("Left when lost")).toBeVisible();
  await expectNoFindings(page, "tree-line", "situations");
  await type(figure, { "Drone altitude": 60 });
  await expectResults(figure, { seen: "not masked", warning: "no limit here" });
  await resetOf(figure).click();
}

async function expectSituations(page: Page, figure: Locator, neighbor: Locator) {
  await expectResults(figure, byRadio);
  await expect(figure.getByRole("table")).toBeHidden();
  const choice = choiceOf(figure);
  await choice.getByRole("radio", { name: "Flown by radio" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(choice.getByRole("radio", { name: "Radios off, pre-programmed" })).toBeChecked();
  await expectResults(figure, { ...byRadio, rf: "blind" });
  await expect(toldBy(figure)).toContainText("One of four sees it unaided: radar.");
  await type(neighbor, { "Sensor height": 19, "Drone altitude": 150 });
  await expectResults(neighbor, { seen: "over 10 km" });
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
  await expectNoFindings(page, "tree-line", "situations");
  await resetOf(figure).click();
  await expectResults(figure, byRadio);
  await expectResults(neighbor, { seen: "over 10 km" });
  await expect(resetOf(neighbor)).toHaveAttribute("aria-disabled", "false");
  await resetOf(neighbor).click();
}

async function expectFittingWhateverIsSet(page: Page, figure: Locator) {
  for (const settings of [
    { "Distance to obstacle": 100, "Obstacle height": 40, "Drone altitude": 5 },
    { "Distance to obstacle": 2000, "Obstacle height": 0, "Drone altitude": 150 },
    { "Sensor height": 19, "Obstacle height": 20, "Distance to obstacle": 500 },
  ]) {
    await type(figure, settings);
    await expectFitting(page, page.locator("[data-instrument]"), JSON.stringify(settings));
  }
}

async function expectPrintedTable(page: Page, figure: Locator) {
  await page.emulateMedia({ media: "print" });
  await expect(figure.getByRole("table")).toBeVisible();
  await expect(figure.getByRole("rowheader")).toHaveCount(7);
  await expect(choiceOf(figure).getByRole("radio").first()).toBeHidden();
}

test("tree line and situations", async ({ page }) => {
  const treeLine = await openInstrument(page, "tree-line");
  const situations = instrumentOf(page, "situations");
  await wake(situations);
  await runChecks({
    "tree line: every way to be masked, by keys, mouse and typing": () => expectMasking(page, treeLine),
    "situations: who is left, by keys and pointer; the neighbor is not disturbed": () =>
      expectSituations(page, situations, treeLine),
    "every word is at least 12 px and nothing slides": () => expectFittingWhateverIsSet(page, treeLine),
    "situations are printed as a whole table": () => expectPrintedTable(page, situations),
  });
});
