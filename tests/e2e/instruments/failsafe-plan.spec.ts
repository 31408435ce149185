import type { Locator } from "@playwright/test";
import { expect, phone, test } from "../fixtures.ts";
import {
  expectNoFindings,
  expectStanding,
  instrumentOf,
  openInstrument,
  resetOf,
  toldBy,
} from "./operating.ts";

const path = "/syfor-drones";
const name = "failsafe-plan";
const faults = ["Lost link", "Low battery", "Lost ground station", "Navigation fault", "Geofence reached"];
const defaults = ["Return", "Land", "Return", "Land", "Hold"];

const choiceOf = (figure: Locator, fault: string, response: string) =>
  figure.getByRole("group", { name: fault, exact: true }).getByRole("radio", { name: response, exact: true });

const expectPlan = (figure: Locator, responses: readonly string[]) =>
  expect(figure.locator('output[data-result="plan"]')).toHaveText(
    faults.map((fault, index) => `${fault}: ${responses[index]}`).join(" "),
  );

test("failsafe plan: by mouse and by keys, and nothing that physics forbids", async ({ page }) => {
  const figure = await openInstrument(page, path, name);
  await expectPlan(figure, defaults);
  for (const [index, fault] of faults.entries())
    await expect(choiceOf(figure, fault, defaults[index] ?? "")).toBeChecked();
  await expectNoFindings(page, name);

  await expect(choiceOf(figure, "Low battery", "Hold")).toBeDisabled();
  await expect(choiceOf(figure, "Navigation fault", "Hold")).toBeDisabled();
  await expect(choiceOf(figure, "Navigation fault", "Return")).toBeDisabled();
  await expect(figure.locator("input:disabled")).toHaveCount(3);
  await expect(figure.getByText("Hold would spend the charge")).toBeVisible();
  await expect(figure.getByText("Without a position fix there is no Hold and no Return.")).toBeVisible();
  await figure
    .getByRole("group", { name: "Navigation fault" })
    .getByText("Return", { exact: true })
    .click({ force: true });
  await expectPlan(figure, defaults);

  await figure.getByRole("group", { name: "Lost link" }).getByText("Land").click();
  await expectPlan(figure, ["Land", ...defaults.slice(1)]);
  await choiceOf(figure, "Geofence reached", "Hold").focus();
  await page.keyboard.press("ArrowRight");
  await expectPlan(figure, ["Land", "Land", "Return", "Land", "Return"]);
  await expect(toldBy(figure)).toContainText("Lost ground station, geofence reached: it returns.");
  await expectNoFindings(page, name);

  await page.emulateMedia({ media: "print" });
  await expectPlan(figure, ["Land", "Land", "Return", "Land", "Return"]);
  for (const fault of faults) await expect(figure.locator("output").getByText(`${fault}:`)).toBeVisible();
  await expect(choiceOf(figure, "Lost link", "Land")).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await resetOf(figure).click();
  await expectPlan(figure, defaults);
});

test("failsafe plan: by touch", async ({ openPage }) => {
  const page = await openPage(phone);
  const figure = await openInstrument(page, path, name);
  await figure.getByRole("group", { name: "Lost ground station" }).getByText("Hold").tap();
  await expectPlan(figure, ["Return", "Land", "Hold", "Land", "Hold"]);
  await resetOf(figure).tap();
  await expectPlan(figure, defaults);
});

test("failsafe plan: stands readable when its script does not come", async ({ page, expectProblem }) => {
  expectProblem(/^failed .*failsafe-plan-instrument/);
  await page.route("**/*failsafe-plan-instrument*.js", (route) => route.abort());
  await page.goto(path);
  const figure = instrumentOf(page, name);
  await figure.scrollIntoViewIfNeeded();
  await expect(page.locator(`#${name}[data-stranded]`)).toBeAttached();
  await expectStanding(figure, {});
  await expectPlan(figure, defaults);
});
