import type { Browser } from "@playwright/test";
import { allPaths } from "./measure/addresses.ts";
import { blankReactPage } from "./measure/blank-react.ts";
import { firstVisit, type Paints } from "./measure/slow-phone.ts";
import { serveTexts } from "./measure/small-server.ts";
import { type Figure, report } from "./measure/table.ts";
import { withSite } from "./measure/with-site.ts";

/**
 * `npm run bench -- paint`: a first visit on a slow phone, beside a page of one line of text (the floor) and
 * beside react-dom hydrating next to nothing, all in one run and by turns. Needs a build.
 */

const rounds = 9;
const limits = {
  /** Times the floor. */
  first: 2,
  largest: 3,
  /** Times react-dom on a blank page, as it was when this was written, with room for noise. */
  interactive: 2.5,
  shift: 0.001,
};

const oneLine =
  "<!doctype html><meta name=viewport content=width=device-width><title>x</title><p>One line of text.";

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const rounded = (value: number) => Math.round(value * 100) / 100;

async function visitByTurns(browser: Browser, addresses: readonly string[]) {
  const seen = new Map<string, Paints[]>(addresses.map((address) => [address, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [address, visits] of seen) visits.push(await firstVisit(browser, address));
  return (address: string) => seen.get(address) ?? [];
}

function figuresOf(visits: readonly Paints[], floor: number, blank: number): Figure[] {
  const of = (key: "first" | "largest" | "interactive") => median(visits.map((visit) => visit[key]));
  const standIns = visits.filter((visit) => visit.standIns.length > 0).length;
  return [
    { name: "first paint, ms", value: Math.round(of("first")) },
    { name: "  times the floor", value: rounded(of("first") / floor), limit: limits.first },
    { name: "largest paint, ms", value: Math.round(of("largest")) },
    { name: "  times the floor", value: rounded(of("largest") / floor), limit: limits.largest },
    { name: "interactive, ms", value: Math.round(of("interactive")) },
    { name: "  times blank react-dom", value: rounded(of("interactive") / blank), limit: limits.interactive },
    {
      name: "layout shift, the worst run",
      value: Math.max(...visits.map(({ shift }) => shift)),
      limit: limits.shift,
    },
    { name: "runs that ended in a stand-in font", value: standIns, limit: 0 },
  ];
}

async function measure(browser: Browser, origin: string, beside: string): Promise<boolean> {
  const [floorAddress, blankAddress] = [`${beside}/floor`, `${beside}/blank`];
  const pages = allPaths.map((path) => origin + path);
  const visits = await visitByTurns(browser, [floorAddress, blankAddress, ...pages]);
  const floor = median(visits(floorAddress).map(({ first }) => first));
  const blank = median(visits(blankAddress).map(({ interactive }) => interactive));
  console.log(
    `The floor: first paint ${Math.round(floor)} ms. react-dom on a blank page: ${Math.round(blank)} ms.`,
  );
  return pages
    .map((page) =>
      report(`${page.slice(origin.length)}, first visit, slow phone`, figuresOf(visits(page), floor, blank)),
    )
    .every(Boolean);
}

export async function run(): Promise<boolean> {
  const beside = await serveTexts({ "/floor": oneLine, ...(await blankReactPage("/blank")) });
  return await withSite((browser, origin) => measure(browser, origin, beside.origin)).finally(beside.stop);
}
