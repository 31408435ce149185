import type { Locator, Page } from "@playwright/test";
import { expectNoAxeFindings } from "../axe.ts";
import { expect, visit } from "../fixtures.ts";

export const instrumentOf = (page: Page, name: string) => page.locator(`[data-instrument="${name}"]`);
export const resetOf = (figure: Locator) => figure.getByRole("button", { name: "Reset" });
/** The sentence as it is announced. */
export const toldBy = (figure: Locator) => figure.locator("[role=status]");
export const sliderOf = (figure: Locator, name: string) => figure.getByRole("slider", { name, exact: true });

/** Comes near, so that the script comes, and waits until the controls work. */
export async function wake(figure: Locator) {
  await figure.scrollIntoViewIfNeeded();
  await expect(resetOf(figure)).toBeVisible();
}

export async function openInstrument(page: Page, path: string, name: string): Promise<Locator> {
  await visit(page, path);
  const figure = instrumentOf(page, name);
  await wake(figure);
  return figure;
}

export async function expectResults(figure: Locator, results: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(results))
    await expect(figure.locator(`output[data-result="${name}"]`), name).toHaveText(text);
}

/** Types each number into its field and leaves it. */
export async function type(figure: Locator, numbers: Readonly<Record<string, string | number>>) {
  for (const [name, number] of Object.entries(numbers)) {
    const field = figure.getByRole("spinbutton", { name, exact: true });
    await field.fill(String(number));
    await field.blur();
  }
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

export async function expectNoFindings(page: Page, name: string) {
  await expectNoAxeFindings(page, `[data-instrument="${name}"]`);
}

/** Words in drawings that are smaller than 12 px as seen. */
const smallWords = (drawings: Locator) =>
  drawings.locator("text").evaluateAll((texts) =>
    texts
      .filter((text) => text.checkVisibility() && text.textContent?.trim())
      .map((text) => ({
        words: text.textContent,
        size:
          Number.parseFloat(getComputedStyle(text).fontSize) *
          ((text as SVGTextElement).getScreenCTM()?.a ?? 1),
      }))
      .filter(({ size }) => size < 12),
  );

/** What a visitor without the instrument's script must still have. */
export async function expectStanding(figure: Locator, results: Readonly<Record<string, string>>) {
  await figure.scrollIntoViewIfNeeded();
  await expectResults(figure, results);
  await expect(figure.locator(".instrument-view svg").first()).toBeVisible();
  await expect(figure.locator(".instrument-sentence p").nth(1)).toHaveText(/.{40}/);
  await expect(resetOf(figure)).toBeHidden();
  for (const control of await figure.locator("input").all()) await expect(control).toBeHidden();
}

/** Results whose text leaves its own cell or the figure, across or down. */
const resultsOutside = (figure: Locator) =>
  figure.locator("output").evaluateAll((outputs) =>
    outputs
      .filter((output) => {
        const results = output.closest(".instrument-results") ?? output;
        // Clipped away it is for screen readers alone.
        return output.checkVisibility() && getComputedStyle(results).clipPath === "none";
      })
      .flatMap((output) => {
        const text = document.createRange();
        text.selectNodeContents(output);
        const inner = text.getBoundingClientRect();
        const holders = [output.closest(".result") ?? output, output.closest("figure") ?? output];
        return holders.every((holder) => {
          const outer = holder.getBoundingClientRect();
          return (
            inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 2
          );
        })
          ? []
          : [output.textContent];
      }),
  );

/** As it stands: words in drawings large enough, results within their cells, nothing wider than the page. */
export async function expectFitting(page: Page, figures: Locator, where: string) {
  expect(await smallWords(figures), where).toEqual([]);
  expect(await resultsOutside(figures), where).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    where,
  ).toBeLessThanOrEqual(0);
}
