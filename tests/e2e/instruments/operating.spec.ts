import { expectNoAxeFindings } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import {
  expectReset,
  expectResults,
  type Instrument,
  instrumentNames,
  instruments,
  openInstrument,
  resetOf,
  sliderOf,
  toldBy,
  type,
} from "./instruments.ts";

/** Numbers typed, and what the instrument then says. */
interface Case {
  readonly typed: Readonly<Record<string, number | string>>;
  readonly results: Readonly<Record<string, string>>;
  readonly told?: string;
}

const noise = "Interference over receiver noise";
const cases: Partial<Record<Instrument, readonly Case[]>> = {
  "time-budget": [
    { typed: { Decide: 62 }, results: { used: "97 s", margin: "−12 s" }, told: "240 m inside the line" },
    {
      typed: { "Approach speed": 50, "Keep-out line": 1000, "First seen at": 500 },
      results: { available: "0 s" },
      told: "first seen inside the line",
    },
  ],
  "tree-line": [
    { typed: { "Drone altitude": 30 }, results: { seen: "1,000 m", warning: "50 s" } },
    { typed: { "Drone altitude": 15 }, results: { seen: "500 m" }, told: "hides the drone until 500 m" },
    {
      typed: { "Sensor height": 99, "Drone altitude": 60 },
      results: { seen: "not masked", warning: "no limit here" },
    },
  ],
  receiver: [
    { typed: { [noise]: 10 }, results: { tracked: "7 of 8", fix: "degraded" } },
    { typed: { [noise]: 20 }, results: { tracked: "1 of 8", fix: "lost" }, told: "one of eight is tracked" },
  ],
  exercise: [
    { typed: { "Services hit": 2 }, results: { downtime: "140 service-minutes" } },
    {
      typed: { "Intrusion at": 420, "Services hit": 4, "Noticed after": 9999 },
      results: { downtime: "240 service-minutes", restored: "not within the exercise" },
      told: "Nobody notices",
    },
  ],
  "out-and-back": [
    {
      typed: { Airspeed: 25, "Wind along the track": 0, Reserve: 0, "Distance out": "" },
      results: { needed: "6.7 min", usable: "60.0 min", farthest: "30.0 km" },
    },
    {
      typed: { Airspeed: 8, "Wind along the track": 15 },
      results: { needed: "no headway", farthest: "0 km" },
      told: "no way back",
    },
  ],
};

for (const name of instrumentNames)
  test(`${name}: says its defaults, and what is pressed or typed changes drawing and sentence`, async ({
    page,
  }) => {
    const figure = await openInstrument(page, name);
    await expectResults(figure, instruments[name].defaults);
    await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "true");
    const group = figure.getByRole("group", { name: "Situations" });
    const situations = await group.getByRole("button").all();
    const answer = async () => (await figure.locator("output").allInnerTexts()).join();
    const answers: string[] = [];
    let before = await answer();
    for (const situation of situations) {
      await situation.press("Enter");
      await expect(group.getByRole("button", { pressed: true })).toHaveText([await situation.innerText()]);
      // Results are drawn a moment after the press is shown.
      await expect.poll(answer).not.toBe(before);
      before = await answer();
      answers.push(before);
    }
    expect(new Set(answers).size, "each answers otherwise").toBe(situations.length);
    // The last of them may be how it stood before.
    await resetOf(figure).click({ force: true });
    await expectResults(figure, instruments[name].defaults);
    for (const { typed, results, told } of cases[name] ?? []) {
      await type(figure, typed);
      await expectResults(figure, results);
      if (told) await expect(toldBy(figure)).toContainText(told);
    }
    await expectNoAxeFindings(page, `[data-instrument="${name}"]`);
    if (cases[name]) await expectReset(figure, name);
  });

test("a slider obeys keys and mouse, and says its value", async ({ page }) => {
  const figure = await openInstrument(page, "time-budget");
  const decide = sliderOf(figure, "Decide");
  await expect(decide).toHaveAttribute("aria-valuetext", "40\u00a0s");
  await decide.press("ArrowRight");
  await expect(decide).toHaveAttribute("aria-valuetext", "41\u00a0s");
  await expectResults(figure, { used: "76 s" });
  await decide.press("Home");
  await expectResults(figure, { used: "35 s" });
  const box = await decide.boundingBox();
  if (!box) throw new Error("The slider is not on screen.");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 12, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 40, y, { steps: 5 });
  await page.mouse.up();
  await expect(decide).toHaveValue("120");
  await expectReset(figure, "time-budget");
  await expect(resetOf(figure)).toBeFocused();
});

test("receiver: a situation sets the controls and is told, and is left when they move", async ({ page }) => {
  const figure = await openInstrument(page, "receiver");
  await figure.getByRole("button", { name: "Deceived" }).press("Enter");
  await expect(sliderOf(figure, "Minutes since capture")).toHaveValue("5");
  await expect(toldBy(figure)).toContainText("no fault, and a place 300 m off");
  await sliderOf(figure, "Minutes since capture").press("ArrowRight");
  await expectResults(figure, { error: "360 m" });
  await expect(figure.getByRole("button", { pressed: true })).toHaveCount(0);
  await figure.getByRole("radio", { name: "Spoofing" }).press("ArrowLeft");
  await expect(sliderOf(figure, noise)).toHaveValue("15");
  await expect(figure.getByRole("button", { name: "Degraded", pressed: true })).toBeVisible();
  await expectReset(figure, "receiver");
});

test("situations: every one says who still sees the drone", async ({ page }) => {
  const figure = await openInstrument(page, "situations");
  const choice = figure.getByRole("group", { name: "Situation" });
  await choice.getByRole("radio", { name: "Flown by radio" }).press("ArrowDown");
  await expect(choice.getByRole("radio", { name: "Radios off, pre-programmed" })).toBeChecked();
  await expectResults(figure, { rf: "blind" });
  await expect(toldBy(figure)).toContainText("One of four sees it unaided: radar.");
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
  await expectReset(figure, "situations");
});

test("failsafe plan: each fault has its response, but none that physics forbids", async ({ page }) => {
  const figure = await openInstrument(page, "failsafe-plan");
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
  await expectReset(figure, "failsafe-plan");
});
