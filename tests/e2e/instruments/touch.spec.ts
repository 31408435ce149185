import type { Locator, Page } from "@playwright/test";
import { expect, phone, test } from "../fixtures.ts";
import { scrollTop } from "../pages.ts";
import { expectResults, openInstrument, resetOf, sliderOf } from "./instruments.ts";

test.use(phone);

/** A finger put down in the middle of the slider and moved by so many pixels. */
async function swipe(page: Page, slider: Locator, by: { readonly x: number; readonly y: number }) {
  // On a narrow screen the drawing stays at the top, over what scrolls under it.
  await slider.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  const box = await slider.boundingBox();
  if (!box) throw new Error("The slider is not on screen.");
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [start]);
  for (let step = 1; step <= 8; step += 1)
    await touch("touchMove", [{ x: start.x + (by.x * step) / 8, y: start.y + (by.y * step) / 8 }]);
  await touch("touchEnd", []);
}

test("along its track a finger sets a slider, across it the page scrolls", async ({ page }) => {
  const figure = await openInstrument(page, "time-budget");
  const identify = sliderOf(figure, "Identify");
  expect((await identify.boundingBox())?.height, "room for a finger").toBeGreaterThanOrEqual(44);
  await swipe(page, identify, { x: 20, y: 0 });
  const top = await scrollTop(page);
  await swipe(page, identify, { x: 250, y: 6 });
  await expect(identify).toHaveValue("60");
  expect(await scrollTop(page)).toBe(top);
  // The drawing stays in sight above the control.
  await expect(figure.locator(".instrument-drawing svg").first()).toBeInViewport({ ratio: 0.95 });
  const act = sliderOf(figure, "Act");
  await swipe(page, act, { x: 4, y: -220 });
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(top + 100);
  await expect(act).toHaveValue("20");
});

test("choices and Reset obey a tap", async ({ page }) => {
  const situations = await openInstrument(page, "situations");
  await situations.getByText("Behind a ridge", { exact: true }).first().tap();
  await expectResults(situations, { radar: "blind" });
  await resetOf(situations).tap();
  await expectResults(situations, { radar: "sees" });
});
