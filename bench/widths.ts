import type { Browser } from "@playwright/test";
import { allPaths } from "./measure/addresses.ts";
import { type Figure, report } from "./measure/table.ts";
import { withSite } from "./measure/with-site.ts";

/**
 * `npm run bench -- widths`: the first screen of every page, in the stand-ins' type and in ours, at the widths of
 * the screens in common use. A line that breaks in one of them only would move what is below it when our type
 * arrives. Stand-ins are matched on average, so the copy has to see to the rest. Needs a build, and a machine with
 * Arial or Liberation Sans.
 */

const widths = [
  320, 344, 360, 375, 384, 390, 393, 402, 412, 414, 428, 430, 440, 768, 810, 820, 834, 1024, 1280, 1366, 1440,
  1536, 1920,
];
/** Pixels: less than a line, more than a letter's own height may vary. */
const limit = 2;

type Heights = Readonly<Record<number, readonly number[]>>;

/** The heights of what stands in the first screen, width by width. */
async function heightsOf(browser: Browser, address: string, hasOurType: boolean): Promise<Heights> {
  const page = await browser.newPage();
  if (!hasOurType) await page.route("**/*.woff2", (route) => route.abort());
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

export const run = () =>
  withSite(async (browser, origin) => {
    const figures: Figure[] = [];
    for (const path of allPaths) {
      const [standIn, ours] = [
        await heightsOf(browser, origin + path, false),
        await heightsOf(browser, origin + path, true),
      ];
      const moved = widths.map((width) => ({ width, by: mostBetween(standIn[width], ours[width]) }));
      const worst = moved.reduce((most, one) => (one.by > most.by ? one : most));
      const where = worst.by > limit ? ` (at ${worst.width})` : "";
      figures.push({ name: `${path}${where}`, value: Math.round(worst.by * 10) / 10, limit });
    }
    return report("Pixels moved when our type arrives", figures);
  });
