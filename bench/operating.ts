import type { BrowserContextOptions, Page } from "@playwright/test";
import { serveReferencePage } from "./kit/reference-page.ts";
import type { Site } from "./kit/site.ts";
import { byTurns, median, type Subject } from "./kit/table.ts";
import { desktop, phone, slowdown, slowProcessor } from "./kit/visit.ts";

/** From an event to the next paint, as browsers report it (Event Timing, in steps of 8 ms from 16 ms up). */

const rounds = 7;
const limit = { ms: 80, timesBareButton: 3 };

/** Raw input: Playwright's own actions query the page meanwhile, and that would count. */
type Act = (page: Page, x: number, y: number) => Promise<void>;

const pointAt: Act = ({ mouse }, x, y) => mouse.move(x, y);
const tap: Act = ({ touchscreen }, x, y) => touchscreen.tap(x, y);
const press: Act = ({ mouse }, x, y) => mouse.click(x, y);
const enter: Act = ({ keyboard }) => keyboard.press("Enter", { delay: 100 });
const eightSteps: Act = async ({ keyboard }) => {
  for (let step = 0; step < 8; step += 1) await keyboard.press("ArrowRight", { delay: 100 });
};

interface Operation {
  readonly name: string;
  readonly path: string;
  readonly control: string;
  readonly act: Act;
  readonly device?: BrowserContextOptions;
  readonly limit?: number;
}

const productsMenu = "[data-products-menu] > button";

const operations: readonly Operation[] = [
  { name: "burger, by touch", path: "/", control: "header button[popovertarget]", act: tap, device: phone },
  { name: "products menu, by pointer", path: "/", control: productsMenu, act: pointAt },
  { name: "products menu, by key", path: "/", control: productsMenu, act: enter },
  {
    name: "submit, nothing filled in",
    path: "/",
    control: "form [type=submit]",
    act: press,
    // It also scrolls to the first field: most of this time goes into drawing another part of the page.
    limit: 140,
  },
  {
    name: "slider, the slowest of eight steps",
    path: "/anti-drone-solution",
    control: "[data-instrument] [type=range]",
    act: eightSteps,
  },
];

/** Runs in the page: records the slowest event from now on. */
function watchEvents() {
  document.body.dataset.slowest = "0";
  new PerformanceObserver((list) => {
    const durations = list.getEntries().map(({ duration }) => duration);
    document.body.dataset.slowest = String(Math.max(Number(document.body.dataset.slowest), ...durations));
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

async function timeOf({ browser }: Site, address: string, { control, act, device = desktop }: Operation) {
  const page = await browser.newPage(device);
  await page.goto(address, { waitUntil: "networkidle" });
  const target = page.locator(control).first();
  await target.scrollIntoViewIfNeeded();
  await page.locator("astro-island[ssr]", { has: target }).waitFor({ state: "detached" });
  await target.focus();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.waitForLoadState("networkidle");
  await slowProcessor(page);
  // Whoever presses with a pointer has arrived with it before.
  if (act === press) await pointAt(page, x + width / 2, y + height / 2);
  await page.waitForTimeout(500);
  await page.evaluate(watchEvents);
  await page.waitForTimeout(500);
  await act(page, x + width / 2, y + height / 2);
  await page.waitForTimeout(1000);
  const slowest = Number(await page.locator("body").getAttribute("data-slowest"));
  await page.close();
  // Anything shorter than 16 ms is not reported.
  return Math.max(16, slowest);
}

export const subject: Subject = {
  title: `To the next paint, processor ${slowdown} times slower, medians of ${rounds}`,
  measure: async (site) => {
    using reference = await serveReferencePage();
    const bare: Operation = { name: "a button on a blank page", path: "", control: "button", act: press };
    const times = await byTurns(rounds, [bare, ...operations], (operation) =>
      timeOf(site, operation === bare ? reference.address : site.origin + operation.path, operation),
    );
    const floor = median(times(bare));
    const held = limit.timesBareButton * floor;
    return [
      { name: bare.name, value: floor, unit: "ms" },
      ...operations.map((operation) => ({
        name: operation.name,
        value: median(times(operation)),
        unit: "ms",
        limit: Math.max(operation.limit ?? limit.ms, held),
      })),
    ];
  },
};
