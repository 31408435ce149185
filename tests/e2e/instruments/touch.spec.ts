import type { Page } from "@playwright/test";
import { runChecks } from "../checks.ts";
import { expect, phone, test } from "../fixtures.ts";
import { scrollTop } from "../pages.ts";
import { instruments } from "./instruments.ts";
import { expectResults, instrumentOf, openInstrument, resetOf, sliderOf, swipe, wake } from "./operating.ts";

test.use(phone);

async function expectSliderAlongAndAcross(page: Page) {
  const figure = await openInstrument(page, "time-budget");
  const identify = sliderOf(figure, "Identify");
  expect((await identify.boundingBox())?.height, "room for a finger").toBeGreaterThanOrEqual(44);
  // The first touch brings the slider into place.
  await swipe(page, identify, { x: 20, y: 0 });
  const top = await scrollTop(page);
  await swipe(page, identify, { x: 250, y: 6 });
  await expect(identify).toHaveValue("60");
  expect(await scrollTop(page)).toBe(top);
  await expectResults(figure, { margin: "−35 s" });
  // The drawing stays in sight above the control.
  await expect(figure.locator(".instrument-drawing svg").first()).toBeInViewport({ ratio: 0.95 });
  const act = sliderOf(figure, "Act");
  await swipe(page, act, { x: 4, y: -220 });
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(top + 100);
  await expect(act).toHaveValue("20");
}

async function expectExercise(page: Page) {
  const notice = sliderOf(await openInstrument(page, "exercise"), "Noticed after");
  await notice.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  const top = await scrollTop(page);
  await swipe(page, notice, { x: 80, y: 4 });
  await expect(notice).not.toHaveValue("25");
  expect(Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(1);
  const set = await notice.inputValue();
  await swipe(page, notice, { x: 2, y: -160 });
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(top + 40);
  await expect(notice).toHaveValue(set);
}

async function expectSituationsAndTreeLine(page: Page) {
  const situations = await openInstrument(page, "situations");
  await situations.getByText("Behind a ridge", { exact: true }).first().tap();
  await expectResults(situations, { radar: "blind" });
  const treeLine = instrumentOf(page, "tree-line");
  await wake(treeLine);
  await swipe(page, sliderOf(treeLine, "Obstacle height"), { x: 250, y: 0 });
  await expect(sliderOf(treeLine, "Obstacle height")).toHaveValue("40");
  await expectResults(treeLine, { seen: "833 m" });
}

async function expectReceiver(page: Page) {
  const figure = await openInstrument(page, "receiver");
  await swipe(page, sliderOf(figure, "Interference over receiver noise"), { x: 250, y: 0 });
  await expectResults(figure, { fix: "lost", error: "no place" });
  await figure.getByText("Spoofing", { exact: true }).tap();
  await swipe(page, sliderOf(figure, "Minutes since capture"), { x: 250, y: 0 });
  await expectResults(figure, { error: "600 m" });
}

async function expectOutAndBack(page: Page) {
  const figure = await openInstrument(page, "out-and-back");
  await figure.getByText("9 kg", { exact: true }).tap();
  await expectResults(figure, { farthest: "7.0 km" });
  const reserve = sliderOf(figure, "Reserve");
  await swipe(page, reserve, { x: 150, y: 0 });
  await expect(reserve).toHaveValue("40");
  await expectResults(figure, { usable: "13.2 min" });
}

/** On the page of the one before. */
async function expectFailsafePlan(page: Page) {
  const { plan } = instruments["failsafe-plan"].defaults;
  const figure = instrumentOf(page, "failsafe-plan");
  await wake(figure);
  const group = figure.getByRole("group", { name: "Lost ground station" });
  await group.getByText("Hold").tap();
  await expectResults(figure, {
    plan: plan.replace("Lost ground station: Return", "Lost ground station: Hold"),
  });
  await resetOf(figure).tap();
  await expectResults(figure, { plan });
}

test("every instrument obeys a finger", async ({ page }) => {
  await runChecks({
    "slider: along the track a finger sets it, across it scrolls the page": () =>
      expectSliderAlongAndAcross(page),
    "exercise: without moving the page, and scrolled over without being moved": () => expectExercise(page),
    "tree line and situations": () => expectSituationsAndTreeLine(page),
    receiver: () => expectReceiver(page),
    "out and back": () => expectOutAndBack(page),
    "failsafe plan": () => expectFailsafePlan(page),
  });
});
