import type { Locator, Page } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import {
  expectReset,
  expectResults,
  instrumentNames,
  openInstrument,
  resetOf,
  resultsOf,
  sliderOf,
  toldBy,
} from "./instruments.ts";

/** That every control is heard, and where it matters how. What comes of which numbers is tested beside each model. */

/** What an instrument answers with: its drawing, its results and its sentence. */
const answerOf = (figure: Locator) =>
  figure
    .locator(".instrument-view, output, [role=status]")
    .evaluateAll((parts) => parts.map(({ innerHTML }) => innerHTML).join("\n"));

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on screen.");
  return { ...box, bottom: box.y + box.height };
};

/** The drawing stays below the header and above whatever control is scrolled to. */
async function expectDrawingInSight(page: Page, figure: Locator) {
  await page.setViewportSize({ width: 360, height: 640 });
  const controls = figure.locator(".instrument-rail").locator("label:has(input), button, .slider");
  for (const control of [controls.first(), controls.nth(-2), controls.last()]) {
    await control.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
    const header = await boxOf(page.locator("header"));
    const [seen, moved] = [await boxOf(figure.locator(".instrument-view")), await boxOf(control)];
    expect(seen.y).toBeGreaterThanOrEqual(header.bottom - 1);
    expect(moved.y).toBeGreaterThanOrEqual(seen.bottom - 1);
    expect(moved.bottom).toBeLessThanOrEqual(641);
  }
}

for (const name of instrumentNames)
  test(`${name}: each control changes what it says; on a phone the drawing stays in sight above it`, async ({
    page,
  }) => {
    const figure = await openInstrument(page, name);
    const defaults = await resultsOf(figure);
    await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "true");
    const expectAnswer = async (what: string, act: () => Promise<unknown>) => {
      const before = await answerOf(figure);
      await act();
      await expect.poll(async () => (await answerOf(figure)) !== before, what).toBe(true);
    };

    const group = figure.getByRole("group", { name: "Situations" });
    const answers = new Set<string>();
    const situations = await group.getByRole("button").all();
    for (const situation of situations) {
      const label = await situation.innerText();
      await expectAnswer(label, () => situation.press("Enter"));
      await expect(group.getByRole("button", { pressed: true })).toHaveText([label]);
      answers.add(JSON.stringify(await resultsOf(figure)));
    }
    expect(answers.size, "each answers otherwise").toBe(situations.length);
    // The last of them may be how it stood before.
    await resetOf(figure).click({ force: true });
    await expectResults(figure, defaults);
    for (const slider of await figure.getByRole("slider").all())
      await expectAnswer(`${slider}`, () => slider.press("ArrowRight"));
    await expectNoAxeFindings(page, `[data-instrument="${name}"]`);
    for (const field of await figure.getByRole("spinbutton").all()) {
      await resetOf(figure).click({ force: true });
      await expectAnswer(`${field}`, () => field.fill("99999").then(() => field.blur()));
      await expect(field).toHaveValue((await field.getAttribute("max")) ?? "");
    }
    // A choice of situations stands above its drawing, on one screen with it.
    if (name !== "situations") await expectDrawingInSight(page, figure);
  });

test("a slider obeys keys and mouse, and says its value", async ({ page }) => {
  const figure = await openInstrument(page, "time-budget");
  const defaults = await resultsOf(figure);
  const decide = sliderOf(figure, "Decide");
  await expect(decide).toHaveAttribute("aria-valuetext", "40\u00a0s");
  await decide.press("ArrowRight");
  await expect(decide).toHaveAttribute("aria-valuetext", "41\u00a0s");
  await expectResults(figure, { used: "76 s" });
  await decide.press("Home");
  await expectResults(figure, { used: "35 s" });
  const box = await boxOf(decide);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 12, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 40, y, { steps: 5 });
  await page.mouse.up();
  await expect(decide).toHaveValue("120");
  await expectReset(figure, defaults);
  await expect(resetOf(figure)).toBeFocused();
});

test("receiver: a situation sets the controls and is told, and is left when they move", async ({ page }) => {
  const figure = await openInstrument(page, "receiver");
  const defaults = await resultsOf(figure);
  await figure.getByRole("button", { name: "Deceived" }).press("Enter");
  await expect(sliderOf(figure, "Minutes since capture")).toHaveValue("5");
  await expect(toldBy(figure)).toContainText("no fault, and a place 300 m off");
  await sliderOf(figure, "Minutes since capture").press("ArrowRight");
  await expectResults(figure, { error: "360 m" });
  await expect(figure.getByRole("button", { pressed: true })).toHaveCount(0);
  await figure.getByRole("radio", { name: "Spoofing" }).press("ArrowLeft");
  await expect(sliderOf(figure, "Interference over receiver noise")).toHaveValue("15");
  await expect(figure.getByRole("button", { name: "Degraded", pressed: true })).toBeVisible();
  await expectReset(figure, defaults);
});

test("situations: one that is chosen says who still sees the drone", async ({ page }) => {
  const figure = await openInstrument(page, "situations");
  const defaults = await resultsOf(figure);
  const choice = figure.getByRole("group", { name: "Situation" });
  await choice.getByRole("radio", { name: "Flown by radio" }).press("ArrowDown");
  await expect(choice.getByRole("radio", { name: "Radios off, pre-programmed" })).toBeChecked();
  await expectResults(figure, { rf: "blind" });
  await expect(toldBy(figure)).toContainText("One of four sees it unaided: radar.");
  await choice.getByText("Behind a ridge").click();
  await expectResults(figure, { rf: "limited", radar: "blind", camera: "blind" });
  await expectReset(figure, defaults);
});

test("failsafe plan: each fault has its response, but none that physics forbids", async ({ page }) => {
  const figure = await openInstrument(page, "failsafe-plan");
  const defaults = await resultsOf(figure);
  const group = (fault: string) => figure.getByRole("group", { name: fault, exact: true });
  await expect(figure.locator("input:disabled")).toHaveCount(3);
  await expect(group("Low battery").getByRole("radio", { name: "Hold" })).toBeDisabled();
  await expect(group("Navigation fault").getByRole("radio", { name: "Hold" })).toBeDisabled();
  await expect(group("Navigation fault").getByRole("radio", { name: "Return" })).toBeDisabled();
  await group("Lost link").getByText("Land").click();
  await group("Geofence reached").getByRole("radio", { name: "Hold" }).press("ArrowRight");
  await expectResults(figure, {
    plan: "Lost link: Land Low battery: Land Lost ground station: Return Navigation fault: Land Geofence reached: Return",
  });
  await expect(toldBy(figure)).toContainText("Lost ground station, geofence reached: it returns.");
  await expectReset(figure, defaults);
});
