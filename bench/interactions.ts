import type { Browser } from "@playwright/test";
import { type Interaction, interactionsOf } from "./measure/interaction.ts";
import { bareButton, type Case, cases, desktop, floorCases } from "./measure/interaction-cases.ts";
import { serveTexts } from "./measure/small-server.ts";
import { type Figure, report } from "./measure/table.ts";
import { withSite } from "./measure/with-site.ts";

/**
 * `npm run bench -- interactions`: from doing something to the next paint, on a processor four times slower. Held
 * to the limit is the work of the page's own thread, times four, and a frame to show it: the same by the clock
 * would count whatever else the machine does. What the clock says stands beside it, and before all else what a bare
 * button takes on this machine. Needs a build.
 */

const slowdown = 4;
const limit = 50;
/** Until a screen of 60 Hz shows what is ready, at most. */
const frame = 1000 / 60;
const rounds = 3;

async function measure(browser: Browser, origin: string, { path, device, prepare }: Case, rate: number) {
  const context = await browser.newContext(device ?? desktop);
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const act = await prepare(page);
  // Scripts that the arrival brought, and what they drew.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  const interactions = await interactionsOf(page, act);
  await context.close();
  if (interactions.length === 0) throw new Error(`Nothing happened on ${path}.`);
  return interactions;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Of each thing done, the round that was least disturbed. */
const best = (rounds: readonly Interaction[][], of: keyof Interaction) =>
  (rounds[0] ?? []).map((_, index) => Math.min(...rounds.map((round) => round[index]?.[of] ?? Infinity)));

async function figuresOf(
  browser: Browser,
  origin: string,
  one: Case,
  held: { readonly limit?: number } = { limit },
): Promise<Figure[]> {
  const free: Interaction[][] = [];
  const slowed: Interaction[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    free.push(await measure(browser, origin, one, 1));
    slowed.push(await measure(browser, origin, one, slowdown));
  }
  const toPaint = best(free, "work").map((work) => work * slowdown + frame);
  return [
    { name: `${one.name}, ms`, value: rounded(median(toPaint)), ...held },
    ...(toPaint.length > 1
      ? [{ name: "  the worst of them", value: rounded(Math.max(...toPaint)), ...held }]
      : []),
    { name: "  by the clock", value: rounded(median(best(slowed, "time"))) },
  ];
}

async function floor(browser: Browser): Promise<Figure[]> {
  const beside = await serveTexts({ "/": bareButton });
  const figures: Figure[] = [];
  for (const one of floorCases) figures.push(...(await figuresOf(browser, beside.origin, one, {})));
  beside.stop();
  return figures;
}

export const run = () =>
  withSite(async (browser, origin) => {
    const figures = await floor(browser);
    for (const one of cases) figures.push(...(await figuresOf(browser, origin, one)));
    return report(`To the next paint, processor ${slowdown} times slower`, figures);
  });
