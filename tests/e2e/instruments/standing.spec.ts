import type { Locator } from "@playwright/test";
import { expect, holdRequests, test } from "../fixtures.ts";
import {
  expectResults,
  instrumentNames,
  instrumentOf,
  instruments,
  openInstrument,
  resetOf,
  resultsOf,
  sliderOf,
} from "./instruments.ts";

/** What an instrument shows where it cannot be operated. */
async function expectStanding(figure: Locator) {
  await figure.scrollIntoViewIfNeeded();
  for (const result of Object.values(await resultsOf(figure))) expect(result).not.toBe("");
  await expect(figure.locator(".instrument-view svg").first()).toBeVisible();
  await expect(figure.locator(".instrument-sentence p").nth(1)).toHaveText(/.{40}/);
  await expect(resetOf(figure).or(figure.locator("input")).filter({ visible: true })).toHaveCount(0);
}

test("each stands without JavaScript, situations as a whole table", async ({ openPage }) => {
  const page = await openPage({ javaScriptEnabled: false });
  for (const name of instrumentNames)
    await test.step(name, async () => {
      await page.goto(instruments[name]);
      await expectStanding(instrumentOf(page, name));
    });
  await page.goto(instruments.situations);
  await expect(instrumentOf(page, "situations").getByRole("cell")).toHaveCount(28);
});

test("each stands when its own script fails, and says so to no one but the console", async ({
  page,
  forgiveProblems,
}) => {
  forgiveProblems();
  await page.route(/-instrument\./, (route) => route.abort());
  for (const name of instrumentNames)
    await test.step(name, async () => {
      await page.goto(instruments[name]);
      const figure = instrumentOf(page, name);
      await figure.scrollIntoViewIfNeeded();
      await expect(page.locator("astro-island[data-stranded]", { has: figure })).toBeAttached();
      await expectStanding(figure);
    });
});

test("a choice pressed before the script came does not part from the drawing", async ({ page }) => {
  const release = await holdRequests(page, /\/receiver-instrument\./);
  await page.goto(instruments.receiver);
  const figure = instrumentOf(page, "receiver");
  await figure.scrollIntoViewIfNeeded();
  const defaults = await resultsOf(figure);
  await figure
    .getByRole("radio", { name: "Spoofing", includeHidden: true })
    .evaluate((radio: HTMLElement) => radio.click());
  release();
  await expect(figure).toHaveAttribute("data-operable");
  await expect(figure.getByRole("radio", { name: "Jamming" })).toBeChecked();
  await expectResults(figure, defaults);
});

test("an instrument prints as it was set, and is as new after a reload", async ({ page }) => {
  const figure = await openInstrument(page, "time-budget");
  const defaults = await resultsOf(figure);
  await figure.getByRole("spinbutton", { name: "Decide" }).fill("62");
  await sliderOf(figure, "Decide").focus();
  await page.emulateMedia({ media: "print" });
  await expect(sliderOf(figure, "Decide")).toBeHidden();
  await expect(resetOf(figure)).toBeHidden();
  await expect(figure.getByText("62", { exact: true })).toBeVisible();
  await expectResults(figure, { margin: "−12 s" });
  await page.emulateMedia({ media: "screen" });
  await page.reload();
  await figure.scrollIntoViewIfNeeded();
  await expectResults(figure, defaults);
});
