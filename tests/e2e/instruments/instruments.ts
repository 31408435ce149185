import type { Locator, Page } from "@playwright/test";
import { expect, visit } from "../fixtures.ts";

/** Where each instrument is. */
export const instruments = {
  "time-budget": "/anti-drone-solution",
  "tree-line": "/drone-detection",
  situations: "/drone-detection",
  receiver: "/gnss-jamming-spoofing",
  exercise: "/cyber-warfare-simulation",
  "out-and-back": "/syfor-drones",
  "failsafe-plan": "/syfor-drones",
} as const;

export type Instrument = keyof typeof instruments;
export const instrumentNames = Object.keys(instruments) as Instrument[];

export const instrumentOf = (page: Page, name: Instrument) => page.locator(`[data-instrument="${name}"]`);
export const resetOf = (figure: Locator) => figure.getByRole("button", { name: "Reset" });
/** The sentence as it is announced. */
export const toldBy = (figure: Locator) => figure.locator("[role=status]");
export const sliderOf = (figure: Locator, name: string) => figure.getByRole("slider", { name, exact: true });

/** Goes to it and waits until its script is at work. */
export async function openInstrument(page: Page, name: Instrument): Promise<Locator> {
  await visit(page, instruments[name]);
  const figure = instrumentOf(page, name);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-operable");
  return figure;
}

export type Results = Readonly<Record<string, string>>;

/** Each result by its name, as it is read. */
export const resultsOf = (figure: Locator): Promise<Results> =>
  figure
    .locator("output[data-result]")
    .evaluateAll((outputs) =>
      Object.fromEntries(
        (outputs as HTMLOutputElement[]).map(({ dataset, textContent }) => [
          dataset.result,
          textContent.replace(/\s+/g, " ").trim(),
        ]),
      ),
    );

export const expectResults = (figure: Locator, results: Results) =>
  expect.poll(() => resultsOf(figure)).toMatchObject(results);

export async function expectReset(figure: Locator, defaults: Results) {
  await resetOf(figure).click();
  await expectResults(figure, defaults);
  await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "true");
}
