import type { Locator, Page } from "@playwright/test";
import { expect, visit } from "../fixtures.ts";

/** Where each instrument is, and what it says before anybody has touched it. */
export const instruments = {
  "time-budget": {
    path: "/anti-drone-solution",
    defaults: { available: "85 s", used: "75 s", margin: "10 s" },
  },
  "tree-line": { path: "/drone-detection", defaults: { seen: "2,500 m", warning: "125 s" } },
  situations: {
    path: "/drone-detection",
    defaults: { rf: "sees", radar: "sees", camera: "limited", acoustic: "limited" },
  },
  receiver: { path: "/gnss-jamming-spoofing", defaults: { tracked: "5 of 8", fix: "degraded" } },
  exercise: {
    path: "/cyber-warfare-simulation",
    defaults: { availability: "86.7%", downtime: "255 service-minutes", restored: "03:55" },
  },
  "out-and-back": {
    path: "/syfor-drones",
    defaults: { needed: "12.5 min", usable: "48.0 min", farthest: "19.2 km" },
  },
  "failsafe-plan": {
    path: "/syfor-drones",
    defaults: {
      plan: "Lost link: Return Low battery: Land Lost ground station: Return Navigation fault: Land Geofence reached: Hold",
    },
  },
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
  await visit(page, instruments[name].path);
  const figure = instrumentOf(page, name);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-operable");
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

export async function expectReset(figure: Locator, name: Instrument) {
  await resetOf(figure).click();
  await expectResults(figure, instruments[name].defaults);
  await expect(resetOf(figure)).toHaveAttribute("aria-disabled", "true");
}
