import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { pageFileOf } from "../../server/addresses.ts";

/** What one visit to a page costs, in bytes as a browser with brotli would fetch them. */
export interface Visit {
  readonly bytes: Readonly<Record<Kind, number>>;
  readonly requests: number;
  readonly layoutShift: number;
  readonly picturesAboveFold: number;
  readonly picturesInAll: number;
}

const kinds = {
  html: /\.html$/,
  css: /\.css$/,
  js: /\.js$/,
  fonts: /\.woff2$/,
  pictures: /^\/pictures\//,
} as const;
type Kind = keyof typeof kinds;

const fileFor = (path: string) => (path.includes(".") ? path : pageFileOf(path));

function weigh(path: string): number {
  const file = join("dist", fileFor(path));
  const compressed = `${file}.br`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

const total = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + weigh(path), 0);

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

const picturesInView = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight && image.currentSrc)
      .map((image) => new URL(image.currentSrc).pathname),
  );

async function scrollThrough(page: Page) {
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let screen = 1; screen <= screens; screen += 1) {
    await page.evaluate((top) => scrollTo({ top: top * innerHeight, behavior: "instant" }), screen);
    await page.waitForTimeout(150);
  }
  await page.waitForLoadState("networkidle");
}

export async function visit(browser: Browser, origin: string, path: string, width: number): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width, height: width < 600 ? 780 : 900 } });
  await page.addInitScript(observe);
  const fetched = new Set<string>();
  page.on("response", (response) => fetched.add(new URL(response.url()).pathname));
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const before = [...fetched];
  const picturesAboveFold = total(new Set(await picturesInView(page)));
  await scrollThrough(page);
  const shiftInAll = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  await page.close();
  const bytes = Object.fromEntries(
    Object.entries(kinds).map(([kind, pattern]) => [
      kind,
      total(before.filter((file) => pattern.test(fileFor(file)))),
    ]),
  ) as Record<Kind, number>;
  return {
    bytes,
    requests: before.length,
    layoutShift: shiftInAll,
    picturesAboveFold,
    picturesInAll: total([...fetched].filter((file) => kinds.pictures.test(file))),
  };
}
