import { readdirSync, readFileSync, statSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { pages as routes } from "../src/content/site/meta.ts";
import { type Figure, report } from "./measure/table.ts";
import { withSite } from "./measure/with-site.ts";

/** `npm run bench -- instruments`: what each instrument weighs, and what one change of it costs. Needs a build. */

const limits = {
  /** Bytes of each; the kit, which comes with the first, is counted once and by itself. */
  script: 6000,
  /** Milliseconds of script and layout for one change beyond an empty handler's, on a processor four times slower. */
  change: 8,
};
const slowdown = 4;
const changes = 30;
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const scripts = readdirSync("dist/assets").filter((file) => file.endsWith(".js"));
const weigh = (start: string) => {
  const file = scripts.find((name) => name.startsWith(start));
  if (!file) throw new Error(`The build has no script ${start}.`);
  return statSync(`dist/assets/${file}.br`).size;
};

function sizes(): boolean {
  const names = scripts.flatMap((file) => /^(.+)-instrument-/.exec(file)?.[1] ?? []);
  const named = routes.map(({ path }) => readFileSync(`dist${path === "/" ? "/index" : path}.html`, "utf8"));
  const early = scripts.filter(
    (file) => /instrument/.test(file) && named.some((html) => html.includes(`/assets/${file}`)),
  );
  return report("Instruments, brotli", [
    { name: "the kit, once", value: weigh("instruments-"), limit: limits.script },
    ...names.map((name) => ({ name, value: weigh(`${name}-instrument-`), limit: limits.script })),
    { name: "scripts of theirs named by a page", value: early.length, limit: 0 },
  ]);
}

interface TraceEvent {
  readonly name: string;
  /** Microseconds of the thread's own time, which other work on this machine does not lengthen. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

const isInput = ({ name, args }: TraceEvent) => name === "EventDispatch" && args.data?.type === "input";
const kinds = {
  script: isInput,
  layout: ({ name }: TraceEvent) => name === "Layout",
  style: ({ name }: TraceEvent) => name === "UpdateLayoutTree",
};

interface Cost {
  /** Script and layout, which the limit holds. */
  readonly work: number;
  readonly style: number;
}

/**
 * Milliseconds of the page's own work for one step of the slider, each kind in the middle of many, at its best of
 * three rounds. Times the slowdown: a browser that slows itself down does so by the clock, and
 * counts what else this machine does.
 */
async function costOfChange(page: Page, slider: string): Promise<Cost> {
  const browser = page.context().browser();
  await page.locator(slider).first().focus();
  const rounds: Cost[] = [];
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowRight", "ArrowLeft"]) {
    await browser?.startTracing(page, { categories: ["devtools.timeline"] });
    for (let change = 0; change < changes; change += 1) {
      await page.keyboard.press(key);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    const trace = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: TraceEvent[] };
    const cost = (kind: (event: TraceEvent) => boolean) =>
      (median(trace.traceEvents.filter(kind).map(({ tdur = 0 }) => tdur)) / 1000) * slowdown;
    rounds.push({ work: cost(kinds.script) + cost(kinds.layout), style: cost(kinds.style) });
  }
  // The first is for warming up.
  return rounds.slice(1).reduce((best, round) => (round.work < best.work ? round : best));
}

const emptyPage =
  '<!doctype html><input type="range" min="0" max="1000"><script>document.querySelector("input").addEventListener("input", () => {})</script>';

async function emptyHandler(browser: Browser): Promise<Cost> {
  const page = await browser.newPage();
  await page.setContent(emptyPage);
  const cost = await costOfChange(page, "input");
  await page.close();
  return cost;
}

async function changeFigures(browser: Browser, origin: string, empty: Cost): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path } of routes) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(origin + path, { waitUntil: "networkidle" });
    const names = await page
      .locator("[data-instrument]:has(input[type=range])")
      .evaluateAll((all) => all.map(({ id }) => id));
    for (const name of names) {
      await page.locator(`#${name}`).scrollIntoViewIfNeeded();
      await page.locator(`#${name}[data-operable]`).waitFor();
      const cost = await costOfChange(page, `#${name} input[type=range]`);
      const rounded = (value: number) => Math.round(value * 100) / 100;
      figures.push({
        name: `${name}, ms of its own`,
        value: rounded(cost.work - empty.work),
        limit: limits.change,
      });
      figures.push({ name: "  and style", value: rounded(cost.style - empty.style) });
      figures.push({
        name: "  as a multiple of an empty handler",
        value: Math.round((cost.work / empty.work) * 10) / 10,
      });
    }
    await page.close();
  }
  return figures;
}

export async function run(): Promise<boolean> {
  const areLight = sizes();
  const areQuick = await withSite(async (browser, origin) => {
    const empty = await emptyHandler(browser);
    const title = `One change of a slider, processor ${slowdown} times slower (empty handler ${empty.work.toFixed(2)} ms)`;
    return report(title, await changeFigures(browser, origin, empty));
  });
  return areQuick && areLight;
}
