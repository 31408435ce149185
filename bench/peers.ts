import { existsSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { inlineScript } from "../server/page-digests.ts";
import { serveFolder } from "./measure/folder-server.ts";
import { pageToPage } from "./measure/page-to-page.ts";
import { buildPeer, peerNames } from "./measure/peers.ts";
import { firstVisit, type Paints } from "./measure/slow-phone.ts";
import { type Figure, report } from "./measure/table.ts";
import { launchChromium } from "./measure/with-site.ts";

/**
 * `npm run bench -- peers`: the home page beside the same page made in other ways: without any script, with Astro
 * and its islands, with React Router rendered beforehand. One server for all, by turns. Needs a build and npm's
 * registry.
 */

const rounds = 5;
const slowdown = 4;
const nextPage = "/drone-detection";

/** Our own page as a page without scripts would be: nothing taken away but them. */
const withoutScripts = (html: string) =>
  html.replace(inlineScript, "").replace(/<template data-scripts.*?<\/template>/s, "");

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Kilobytes as they were sent, until the page had nothing more to ask for. */
async function bytesOf(browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.goto(`${origin}/`, { waitUntil: "networkidle" });
  const sent = await page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
      (entry) => ({ name: entry.name, size: (entry as PerformanceResourceTiming).encodedBodySize }),
    ),
  );
  await page.close();
  const sum = (pattern: RegExp) =>
    sent.filter(({ name }) => pattern.test(name)).reduce((all, { size }) => all + size, 0);
  return { script: sum(/\.js$/), text: sum(/\/$|\.css$/), all: sum(/./) };
}

interface Measured {
  readonly visits: Paints[];
  readonly navigations: number[];
}

function figuresOf({ visits, navigations }: Measured, bytes: Awaited<ReturnType<typeof bytesOf>>): Figure[] {
  const of = (key: "first" | "largest" | "interactive") =>
    Math.round(median(visits.map((visit) => visit[key])));
  const interactive = of("interactive");
  return [
    { name: "JavaScript, bytes", value: bytes.script },
    { name: "HTML and CSS, bytes", value: bytes.text },
    { name: "everything at first, bytes", value: bytes.all },
    { name: "first paint, ms", value: of("first") },
    { name: "largest paint, ms", value: of("largest") },
    ...(interactive > 0 ? [{ name: "interactive, ms", value: interactive }] : []),
    {
      name: "layout shift, the worst run",
      value: Math.round(Math.max(...visits.map(({ shift }) => shift)) * 10_000) / 10_000,
    },
    { name: `to ${nextPage}, ms`, value: Math.round(median(navigations)) },
  ];
}

export async function run(): Promise<boolean> {
  if (!existsSync("dist/index.html")) {
    console.error("Needs a build (npm run build).");
    return false;
  }
  const sites = new Map([
    ["This site", await serveFolder("dist")],
    ["The same without scripts", await serveFolder("dist", withoutScripts)],
  ]);
  for (const name of peerNames) sites.set(name, await serveFolder(buildPeer(name)));
  const browser = await launchChromium();
  try {
    const measured = [...sites].map(([name, { origin }]) => ({
      name,
      origin,
      visits: [] as Paints[],
      navigations: [] as number[],
    }));
    for (let round = 0; round < rounds; round += 1)
      for (const { origin, visits, navigations } of measured) {
        visits.push(await firstVisit(browser, `${origin}/`));
        navigations.push(await pageToPage(browser, origin, nextPage, slowdown));
      }
    for (const site of measured) report(site.name, figuresOf(site, await bytesOf(browser, site.origin)));
    return true;
  } finally {
    await browser.close();
    for (const { stop } of sites.values()) stop();
  }
}
