import { serveReferencePage } from "./kit/reference-page.ts";
import { missingPath, type Site } from "./kit/site.ts";
import { byTurns, type Figure, median, type Subject } from "./kit/table.ts";
import { openOnSlowPhone, readVisit, scrollToEnd } from "./kit/visit.ts";

/** First visits on a slow phone, as multiples of the first paint of a minimal page. */

const rounds = 5;
/** `operable` is 1.2 times what react-dom alone takes on a blank page, which is three and a half times the minimal page. */
const limits = { firstPaint: 2.2, largestPaint: 3.4, operable: 4.2 };
const islandLimit = { ms: 1500, timesReference: 3 };
const shiftLimit = 0.002;

/** Runs in the page: from a jump to an island until it answers, with React, its script and hydration. */
const jumpTo = (island: Element) =>
  new Promise<number>((resolve) => {
    const start = performance.now();
    const look = () => {
      if (island.hasAttribute("data-operable")) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    island.scrollIntoView({ behavior: "instant" });
    look();
  });

async function visit({ browser }: Site, address: string) {
  const page = await openOnSlowPhone(browser, address);
  const arrival = await readVisit(page);
  const islands = page.locator("form, [data-instrument]");
  const island = (await islands.count()) > 0 ? await islands.last().evaluate(jumpTo) : undefined;
  await scrollToEnd(page);
  const { shift } = await readVisit(page);
  await page.close();
  return { ...arrival, shift, island };
}

export const subject: Subject = {
  title: `First visit, slow phone, times a minimal page, medians of ${rounds}`,
  measure: async (site) => {
    using reference = await serveReferencePage();
    const addresses = site.paths.map((path) => site.origin + path);
    const visits = await byTurns(rounds, [reference.address, ...addresses], (address) =>
      visit(site, address),
    );
    const typical = (address: string, what: "island" | keyof typeof limits) =>
      median(visits(address).flatMap((seen) => seen[what] ?? []));
    const floor = typical(reference.address, "firstPaint");
    const island = (path: string) => ({
      name: `${path}: an island after a jump to it`,
      value: typical(site.origin + path, "island"),
      unit: "ms",
      limit: Math.round(Math.max(islandLimit.ms, islandLimit.timesReference * floor)),
    });
    const figuresOf = (path: string): Figure[] => {
      const ratio = (name: string, what: keyof typeof limits) => {
        const time = typical(site.origin + path, what);
        return {
          name: `${path}: ${name}`,
          value: time / floor,
          unit: `${Math.round(time)} ms`,
          limit: limits[what],
        };
      };
      return [
        ratio("first paint", "firstPaint"),
        ratio("largest paint", "largestPaint"),
        ratio("header operable", "operable"),
        ...(path === missingPath ? [] : [island(path)]),
        {
          name: `${path}: layout shift to the end, worst visit`,
          value: Math.max(...visits(site.origin + path).map(({ shift }) => shift)),
          limit: shiftLimit,
        },
      ];
    };
    return [
      { name: "one line of text: first paint", value: 1, unit: `${Math.round(floor)} ms` },
      ...site.paths.flatMap(figuresOf),
    ];
  },
};
