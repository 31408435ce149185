import type { Browser, Page } from "@playwright/test";
import { allPaths } from "./measure/addresses.ts";
import { type Figure, report } from "./measure/table.ts";
import { withSite } from "./measure/with-site.ts";

/**
 * `npm run bench -- widths`: the first screen of every page, in the stand-ins' type and in ours, at the widths of
 * the screens in common use. A line that breaks in one of them only would move what is below it when our type
 * arrives. Stand-ins are matched on average, so the copy has to see to the rest. Needs a build, and a machine with
 * Liberation Sans (or Arial) and Roboto.
 */

/** A phone's letters stand on parts of pixels, where a wide screen may round each to a whole one. */
const screens = [
  {
    standIn: "Liberation Sans",
    density: 1,
    widths: [320, 768, 810, 820, 834, 1024, 1280, 1366, 1440, 1536, 1920],
  },
  {
    standIn: "Liberation Sans",
    density: 3,
    widths: [320, 344, 360, 375, 384, 390, 393, 402, 412, 414, 428, 430, 440],
  },
  { standIn: "Roboto", density: 3, widths: [344, 360, 384, 393, 411, 412, 448] },
] as const;
type Screens = (typeof screens)[number];

/** Pixels: less than a line, more than a letter's own height may vary. */
const limit = 2;

type Heights = Readonly<Record<number, readonly number[]>>;

const isOnThisMachine = (page: Page, font: string) =>
  page.evaluate(
    (name) =>
      new FontFace("probe", `local("${name}")`).load().then(
        () => true,
        () => false,
      ),
    font,
  );

/** What the style may call for in the place of text in our type. */
const families = "Arial|Arimo|Liberation Sans|Helvetica|Roboto|DejaVu Sans(?! Mono)";

/** Ours do not come, and of the stand-ins only one is found. */
async function withOnly(page: Page, standIn: string) {
  const others = new RegExp(`local\\((?!${standIn})(?:${families})[^)]*\\)`, "g");
  await page.route("**/*.woff2", (route) => route.abort());
  await page.route(
    ({ pathname }) => allPaths.includes(pathname),
    async (route) => {
      const response = await route.fetch();
      // The policy knows the style by its digest.
      const { "content-security-policy": _, ...headers } = response.headers();
      const body = (await response.text()).replace(others, "local(None)");
      await route.fulfill({ response, headers, body });
    },
  );
}

/** The heights of what stands in the first screen, width by width. */
async function heightsOf(page: Page, address: string, widths: readonly number[]): Promise<Heights> {
  await page.goto(address, { waitUntil: "networkidle" });
  const heights: Record<number, number[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    heights[width] = await page.evaluate(() =>
      [...document.querySelectorAll("main section:first-of-type :is(h1, h2, h3, p, ul, dl, nav, figure)")]
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, width }) => top < innerHeight && width > 1)
        .map(({ height }) => height),
    );
  }
  await page.close();
  return heights;
}

/** The most that anything grows or shrinks by. */
const mostBetween = (before: readonly number[] = [], after: readonly number[] = []) =>
  Math.max(0, ...after.map((height, index) => Math.abs(height - (before[index] ?? height))));

async function figureOf(browser: Browser, address: string, screens: Screens): Promise<Figure> {
  const { standIn, widths } = screens;
  const openPage = () => browser.newPage({ deviceScaleFactor: screens.density });
  const standing = await openPage();
  await withOnly(standing, standIn);
  const before = await heightsOf(standing, address, widths);
  const after = await heightsOf(await openPage(), address, widths);
  const moved = widths.map((width) => ({ width, by: mostBetween(before[width], after[width]) }));
  const worst = moved.reduce((most, one) => (one.by > most.by ? one : most));
  const where = worst.by > limit ? ` (at ${worst.width})` : "";
  return { name: new URL(address).pathname + where, value: Math.round(worst.by * 10) / 10, limit };
}

async function measure(browser: Browser, origin: string, screens: Screens): Promise<boolean> {
  const { standIn, density, widths } = screens;
  const page = await browser.newPage();
  const isHere = await isOnThisMachine(page, standIn);
  await page.close();
  if (!isHere) {
    console.error(`\n*** Not on this machine: ${standIn}. What it moves cannot be measured here. ***`);
    return false;
  }
  const figures: Figure[] = [];
  for (const path of allPaths) figures.push(await figureOf(browser, origin + path, screens));
  const title = `Pixels moved when our type comes after ${standIn}, ${widths.length} widths, density ${density}`;
  return report(title, figures);
}

export const run = () =>
  withSite(async (browser, origin) => {
    const held: boolean[] = [];
    for (const some of screens) held.push(await measure(browser, origin, some));
    return held.every(Boolean);
  });
