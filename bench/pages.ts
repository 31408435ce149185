import type { Browser } from "@playwright/test";
import { pages as routes } from "../src/content/site/meta.ts";
import { chromiumArgs } from "../tools/chromium.ts";
import { missingPath } from "./measure/addresses.ts";
import { audit, type Scores } from "./measure/lighthouse.ts";
import { type Figure, report } from "./measure/table.ts";
import { visit } from "./measure/visit.ts";
import { withSite } from "./measure/with-site.ts";

/** `npm run bench`: what each page costs, against limits that fail. Needs a build in dist. */

const debuggingPort = 4391;
const limits = { js: 68_000, fonts: 32_000, shift: 0.001 };
/** HTML with the style inside it (decision 030). The SY300's page is the longest, and has the most to operate. */
const pageLimit = (path: string) => ({ "/": 21_000, "/syfor-drones": 26_700 })[path] ?? 20_500;
const lighthouse = { runs: 3, median: 100, lowest: 99 };
const pictureLimits: Readonly<Record<number, { aboveFold: number; inAll: number }>> = {
  360: { aboveFold: 90_000, inAll: 350_000 },
  1440: { aboveFold: 180_000, inAll: 700_000 },
};

async function visitFigures(
  browser: Browser,
  origin: string,
  path: string,
  width: number,
): Promise<Figure[]> {
  const seen = await visit(browser, origin, path, width);
  const home = path === "/" ? pictureLimits[width] : undefined;
  const limited = (name: string, value: number, limit?: number): Figure =>
    limit === undefined ? { name, value } : { name, value, limit };
  return [
    limited("HTML and its style", seen.bytes.html, pageLimit(path)),
    limited("JavaScript before interaction", seen.bytes.js, limits.js),
    limited("fonts", seen.bytes.fonts, limits.fonts),
    limited("pictures above the fold", seen.picturesAboveFold, home?.aboveFold),
    limited("pictures, whole page scrolled", seen.picturesInAll, home?.inAll),
    limited("requests before interaction", seen.requests),
    limited("layout shift, whole page scrolled", seen.layoutShift, limits.shift),
  ];
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

async function lighthouseFigures(origin: string, path: string, unheld: readonly string[] = []) {
  const runs: Scores[] = [];
  for (let run = 0; run < lighthouse.runs; run += 1) runs.push(await audit(origin + path, debuggingPort));
  const names = Object.keys(runs[0] ?? {});
  return names.flatMap((name): Figure[] => {
    const values = runs.map((scores) => scores[name] ?? 0);
    const held = (limit: number) => (unheld.includes(name) ? {} : { limit, atLeast: true });
    return [
      { name, value: median(values), ...held(lighthouse.median) },
      { name: "  the lowest run", value: Math.min(...values), ...held(lighthouse.lowest) },
    ];
  });
}

async function measure(browser: Browser, origin: string): Promise<boolean> {
  let within = true;
  console.log("Bytes are brotli where the server sends brotli. Columns: figure, value, limit, room left.");
  for (const { path } of routes) {
    for (const width of [360, 1440])
      within = report(`${path} at ${width} px`, await visitFigures(browser, origin, path, width)) && within;
    within = report(`${path}, Lighthouse mobile`, await lighthouseFigures(origin, path)) && within;
  }
  // It answers with an error and asks not to be found, which cost points there.
  const missing = await lighthouseFigures(origin, missingPath, ["best-practices", "seo"]);
  within = report("The page for every other address, Lighthouse mobile", missing) && within;
  return within;
}

export const run = () => withSite(measure, [...chromiumArgs, `--remote-debugging-port=${debuggingPort}`]);
