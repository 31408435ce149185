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

const { defaults } = instruments["out-and-back"];
const faults = ["Lost link", "Low battery", "Lost ground station", "Navigation fault", "Geofence reached"];
const responses = ["Return", "Land", "Return", "Land", "Hold"];

const groupOf = (plan: Locator, fault: string) => plan.getByRole("group", { name: fault, exact: true });
const choiceOf = (plan: Locator, fault: string, response: string) =>
  groupOf(plan, fault).getByRole("radio", { name: response, exact: true });

const expectPlan = (plan: Locator, chosen: readonly string[]) =>
  expectResults(plan, { plan: faults.map((fault, index) => `${fault}: ${chosen[index]}`).join(" ") });

async function expectFlight(page: Page, figure: Locator) {
  await expectResults(figure, defaults);
  await expectNoFindings(page, "out-and-back", "failsafe-plan");

  await figure.getByRole("radio", { name: "1 kg" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(
    figure.getByRole("group", { name: "Payload" }).getByRole("radio", { name: "9 kg" }),
  ).toBeChecked();
  await expectResults(figure, { needed: "12.5 min", usable: "17.6 min", farthest: "7.0 km" });

  await resetOf(figure).click();
  await type(figure, { Airspeed: 25, "Wind along the track": 0, Reserve: 0, "Distance out": "" });
  await expectResults(figure, { needed: "6.7 min", usable: "60.0 min", farthest: "30.0 km" });
  await expect(sliderOf(figure, "Distance out")).toHaveValue("5");
  await sliderOf(figure, "Distance out").press("End");
  await expectResults(figure, { needed: "40.0 min" });
  await resetOf(figure).click();
  await expectResults(figure, defaults);
}

/** Left so: axe looks at it together with the changed plan. */
async function expectNoWayBack(page: Page, figure: Locator) {
  await figure.getByText("9 kg", { exact: true }).click();
  await dragToEnd(page, sliderOf(figure, "Wind along the track"));
  await expectResults(figure, { needed: "no headway", farthest: "0 km" });
  await expect(toldBy(figure)).toContainText("no way back");
}

async function expectForbidden(plan: Locator) {
  await expectPlan(plan, responses);
  for (const [index, fault] of faults.entries())
    await expect(choiceOf(plan, fault, responses[index] ?? "")).toBeChecked();
  await expect(choiceOf(plan, "Low battery", "Hold")).toBeDisabled();
  await expect(choiceOf(plan, "Navigation fault", "Hold")).toBeDisabled();
  await expect(choiceOf(plan, "Navigation fault", "Return")).toBeDisabled();
  await expect(plan.locator("input:disabled")).toHaveCount(3);
  await expect(plan.getByText("Hold would spend the charge")).toBeVisible();
  await expect(plan.getByText("Without a position fix there is no Hold and no Return.")).toBeVisible();
  await groupOf(plan, "Navigation fault").getByText("Return", { exact: true }).click({ force: true });
  await expectPlan(plan, responses);
}

async function expectPlanChanged(page: Page, plan: Locator) {
  await groupOf(plan, "Lost link").getByText("Land").click();
  await expectPlan(plan, ["Land", ...responses.slice(1)]);
  await choiceOf(plan, "Geofence reached", "Hold").focus();
  await page.keyboard.press("ArrowRight");
  const changed = ["Land", "Land", "Return", "Land", "Return"];
  await expectPlan(plan, changed);
  await expect(toldBy(plan)).toContainText("Lost ground station, geofence reached: it returns.");
  await expectNoFindings(page, "out-and-back", "failsafe-plan");

  await page.emulateMedia({ media: "print" });
  await expectPlan(plan, changed);
  for (const fault of faults) await expect(plan.locator("output").getByText(`${fault}:`)).toBeVisible();
  await expect(choiceOf(plan, "Lost link", "Land")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await resetOf(plan).click();
  await expectPlan(plan, responses);
}

async function expectLeftAlone(figure: Locator, plan: Locator) {
  await resetOf(figure).click();
  await type(figure, { "Distance out": 22 });
  await expectResults(figure, { needed: "55.0 min" });
  await expect(toldBy(figure)).toContainText("the way back ends at 19.2");
  await expect(resetOf(plan)).toHaveAttribute("aria-disabled", "true");
  await groupOf(plan, "Lost link").getByText("Land").click();
  await expectResults(figure, { needed: "55.0 min" });
  await resetOf(plan).click();
  await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "false");
  await expectResults(figure, { needed: "55.0 min" });
  await resetOf(figure).click();
}

async function expectDrawingsFitting(page: Page, figure: Locator) {
  const drawings = page.locator("#specifications table, [data-instrument]");
  await expectFitting(page, drawings);
  await type(figure, { "Distance out": 30, Airspeed: 16, "Wind along the track": 15 });
  await expectFitting(page, drawings, "turned");
  await type(figure, { Airspeed: 8 });
  await expectResults(figure, { needed: "no headway" });
  await expectFitting(page, drawings, "no way back");
}

async function expectAsNewAfterBack(page: Page, figure: Locator) {
  await page.goto("/drone-detection");
  await page.goBack();
  await wake(figure);
  await expectResults(figure, defaults);
}

test("out and back, and the failsafe plan", async ({ page }) => {
  const figure = await openInstrument(page, "out-and-back");
  const plan = instrumentOf(page, "failsafe-plan");
  await wake(plan);
  await runChecks({
    "out and back: by keys and by typing, and back with Reset": () => expectFlight(page, figure),
    "out and back: by mouse, to where there is no way back": () => expectNoWayBack(page, figure),
    "failsafe plan: nothing that physics forbids": () => expectForbidden(plan),
    "failsafe plan: by mouse and by keys, in print, and back with Reset": () => expectPlanChanged(page, plan),
    "two instruments on one page leave each other alone": () => expectLeftAlone(figure, plan),
    "the SY300's drawings keep their words at 12 px or more at every width": () =>
      expectDrawingsFitting(page, figure),
    "out and back is as new after Back": () => expectAsNewAfterBack(page, figure),
  });
});
