import type { Locator, Page } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { expect, visit } from "../fixtures.ts";
import { type Instrument, instruments } from "./instruments.ts";

export const instrumentOf = (page: Page, name: Instrument) => page.locator(`[data-instrument="${name}"]`);
export const resetOf = (figure: Locator) => figure.getByRole("button", { name: "Reset" });
/** The sentence as it is announced. */
export const toldBy = (figure: Locator) => figure.locator("[role=status]");
export const sliderOf = (figure: Locator, name: string) => figure.getByRole("slider", { name, exact: true });

/** Comes near, so that the script comes, and waits until the controls work. */
export async function wake(figure: Locator) {
  await figure.scrollIntoViewIfNeeded();
  await expect(resetOf(figure)).toBeVisible();
}

export async function openInstrument(page: Page, name: Instrument): Promise<Locator> {
  await visit(page, instruments[name].path);
  const figure = instrumentOf(page, name);
  await wake(figure);
  return figure;
}

/** All results asked for, in one question. */
export const expectResults = (figure: Locator, results: Readonly<Record<string, string>>) =>
  expect
    .poll(() =>
      figure.evaluate((element, names) => {
        const textOf = (name: string) =>
          [...element.querySelectorAll(`output[data-result="${name}"]`)]
            .map(({ textContent }) => textContent.replace(/\s+/g, " ").trim())
            .join(" and ");
        return Object.fromEntries(names.map((name) => [name, textOf(name)]));
      }, Object.keys(results)),
    )
    .toEqual(results);

/** Types each number into its field; going to the next leaves it, and the last is left as well. */
export async function type(figure: Locator, numbers: Readonly<Record<string, string | number>>) {
  const fieldOf = (name: string) => figure.getByRole("spinbutton", { name, exact: true });
  for (const [name, number] of Object.entries(numbers)) await fieldOf(name).fill(String(number));
  await fieldOf(Object.keys(numbers).at(-1) ?? "").blur();
}

const middleOf = async (control: Locator) => {
  // On a narrow screen the drawing stays at the top, over what scrolls under it.
  await control.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  const box = await control.boundingBox();
  if (!box) throw new Error("The control is not on screen.");
  return { box, y: box.y + box.height / 2 };
};

/** Takes the handle with the mouse and moves it past the right end of its track. */
export async function dragToEnd(page: Page, slider: Locator) {
  const { box, y } = await middleOf(slider);
  const share = await slider.evaluate((input: HTMLInputElement) => {
    const [min, max] = [Number(input.min), Number(input.max)];
    return (input.valueAsNumber - min) / (max - min);
  });
  const handle = 24;
  await page.mouse.move(box.x + handle / 2 + share * (box.width - handle), y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y + 4, { steps: 3 });
  await page.mouse.move(box.x + box.width + 40, y, { steps: 3 });
  await page.mouse.up();
}

/** A finger put down in the middle of the track and moved by so many pixels. */
export async function swipe(page: Page, slider: Locator, by: { readonly x: number; readonly y: number }) {
  const { box, y } = await middleOf(slider);
  const start = { x: box.x + box.width / 2, y };
  const client = await page.context().newCDPSession(page);
  const touch = (kind: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type: kind, touchPoints: points });
  await touch("touchStart", [start]);
  for (let step = 1; step <= 8; step += 1)
    await touch("touchMove", [{ x: start.x + (by.x * step) / 8, y: start.y + (by.y * step) / 8 }]);
  await touch("touchEnd", []);
  await client.detach();
}

export const expectNoFindings = (page: Page, ...names: readonly Instrument[]) =>
  expectNoAxeFindings(page, ...names.map((name) => `[data-instrument="${name}"]`));

/** What a visitor without the instrument's script must still have. */
export async function expectStanding(figure: Locator, results: Readonly<Record<string, string>>) {
  await figure.scrollIntoViewIfNeeded();
  await expectResults(figure, results);
  await expect(figure.locator(".instrument-view svg").first()).toBeVisible();
  await expect(figure.locator(".instrument-sentence p").nth(1)).toHaveText(/.{40}/);
  await expect(resetOf(figure).or(figure.locator("input")).filter({ visible: true })).toHaveCount(0);
}
