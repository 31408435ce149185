import type { Browser, BrowserContext, Page } from "@playwright/test";
import { pages as routes } from "../src/content/site/meta.ts";
import type { PageMeta } from "../src/content/types.ts";
import { chromiumArgs } from "../tools/chromium.ts";
import { type Figure, report } from "./measure/table.ts";
import { withBrowser, withSite } from "./measure/with-site.ts";

/**
 * `npm run bench -- navigation`: from page to page by a link that was pointed at, beside loading the same document
 * from the browser's cache, by turns; and memory over many navigations. Needs a build.
 */

const slowdown = 4;
const rounds = 7;
const limits = {
  /** Of loading the document from cache. */
  share: 0.5,
  /** Milliseconds, for product pages. */
  product: 150,
  /** Growth of the heap from the tenth to the fiftieth navigation, in percent. */
  growth: 5,
};

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function slow(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return session;
}

const linkTo = (path: string) => `main a[href="${path}"], footer a[href="${path}"], header a[href="${path}"]`;

/** Milliseconds from the click until the next page is painted. */
async function byLink(context: BrowserContext, origin: string, from: string, to: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(origin + from, { waitUntil: "networkidle" });
  // The scripts come when nothing else is to do: the line may have been quiet for a while by then.
  await page.locator("html[data-interactive]").waitFor({ state: "attached" });
  const link = page.locator(linkTo(to)).first();
  // As a pointer would, wherever the link stands.
  await link.dispatchEvent("pointerover");
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
  await slow(page);
  const time = await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector("main h1");
        const start = performance.now();
        const look = () => {
          if (document.querySelector("main h1") === heading) return requestAnimationFrame(look);
          // Heard after the frame that is being made, the first to show it.
          const painted = new MessageChannel();
          painted.port1.onmessage = () => resolve(performance.now() - start);
          painted.port2.postMessage("");
        };
        requestAnimationFrame(look);
        (element as HTMLElement).click();
      }),
  );
  await page.close();
  return time;
}

/** Milliseconds until the document, all of it in the browser's cache, is painted. */
async function byDocument(
  context: BrowserContext,
  origin: string,
  from: string,
  to: string,
): Promise<number> {
  const page = await context.newPage();
  await page.goto(origin + to, { waitUntil: "networkidle" });
  await page.goto(origin + from, { waitUntil: "networkidle" });
  await slow(page);
  await page.goto(origin + to, { waitUntil: "load" });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName("first-contentful-paint");
          if (first) resolve(first.startTime);
        }).observe({ type: "paint", buffered: true }),
      ),
  );
  await page.close();
  return time;
}

interface Times {
  readonly route: PageMeta;
  readonly links: number[];
  readonly documents: number[];
}

async function measure(browser: Browser, origin: string, { route: { path }, links, documents }: Times) {
  const from = path === "/" ? "/syfor-drones" : "/";
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  links.push(await byLink(context, origin, from, path));
  documents.push(await byDocument(context, origin, from, path));
  await context.close();
}

function figuresOf({ route: { path, product }, links, documents }: Times): Figure[] {
  const link = median(links);
  const share = link / median(documents);
  return [
    {
      name: `${path}, by a link, ms`,
      value: Math.round(link),
      ...(product ? { limit: limits.product } : {}),
    },
    { name: "  document from cache, ms", value: Math.round(median(documents)) },
    { name: "  share", value: Math.round(share * 100) / 100, limit: limits.share },
  ];
}

/** All pages in each round: a busy spell of the machine touches every page once, and no median. */
async function pageToPage(browser: Browser, origin: string): Promise<Figure[]> {
  const times = routes.map((route): Times => ({ route, links: [], documents: [] }));
  for (let round = 0; round < rounds; round += 1)
    for (const each of times) await measure(browser, origin, each);
  return times.flatMap(figuresOf);
}

/** Goes around the site by its links, from inside the page: nothing of the measuring is left in its memory. */
async function tour(page: Page, navigations: number) {
  const paths = routes.map(({ path }) => path);
  await page.evaluate(
    async ([all, count]) => {
      const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
      for (let index = 0; index < count; index += 1) {
        const next = all[(all.indexOf(location.pathname) + 1) % all.length] ?? "/";
        document.querySelector<HTMLElement>(`:is(main, footer, header) a[href="${next}"]`)?.click();
        while (location.pathname !== next) await wait(20);
        await wait(200);
      }
    },
    [paths, navigations] as const,
  );
}

async function heapOf(page: Page): Promise<number> {
  // The last page is drawn in turn: both times it is judged whole.
  await page.waitForTimeout(2000);
  const session = await page.context().newCDPSession(page);
  for (let round = 0; round < 2; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}

async function memory(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await browser.newPage();
  await page.goto(`${origin}/`, { waitUntil: "networkidle" });
  // In whole rounds of the site, so that both are taken on the same page.
  const [early, late] = [2, 9].map((rounds) => rounds * routes.length) as [number, number];
  await tour(page, early);
  const before = await heapOf(page);
  await tour(page, late - early);
  const growth = (await heapOf(page)) / before - 1;
  await page.close();
  return [
    { name: `heap after ${early} navigations, kB`, value: Math.round(before / 1000) },
    { name: `  growth until ${late}, percent`, value: Math.round(growth * 1000) / 10, limit: limits.growth },
  ];
}

// What the engine compiles while it warms up is not the page's memory.
const interpretingArgs = [...chromiumArgs, "--js-flags=--jitless"];

export const run = () =>
  withSite(async (browser, origin) => {
    const figures = await pageToPage(browser, origin);
    const isQuick = report(`From page to page, processor ${slowdown} times slower`, figures);
    const held = await withBrowser((interpreting) => memory(interpreting, origin), interpretingArgs);
    return report("Memory, the engine interpreting", held) && isQuick;
  });
