import { serveReferencePages } from "./kit/reference-pages.ts";
import { byTurns, median } from "./kit/rounds.ts";
import type { Site } from "./kit/site.ts";
import type { Figure, Subject } from "./kit/table.ts";
import { openOnSlowPhone, readVisit, scrollToEnd, type Visit } from "./kit/visit.ts";

/** First visits on a slow phone, as multiples of what pages of next to nothing take there, all by turns. */

const rounds = 5;
const limits = { firstPaint: 2.2, largestPaint: 3, operable: 1.2, shift: 0.002 };

async function visit({ browser }: Site, address: string): Promise<Visit> {
  const page = await openOnSlowPhone(browser, address);
  const arrival = await readVisit(page);
  await scrollToEnd(page);
  const { shift } = await readVisit(page);
  await page.close();
  return { ...arrival, shift };
}

const milliseconds = (value: number) => `${Math.round(value)} ms`;

export const subject: Subject = {
  title: `First visit, slow phone, times a page of next to nothing, medians of ${rounds}`,
  measure: async (site) => {
    using reference = await serveReferencePages();
    const [line, react] = [`${reference.origin}/`, `${reference.origin}/react`];
    const addresses = [line, react, ...site.paths.map((path) => site.origin + path)];
    const visits = await byTurns(rounds, addresses, (address) => visit(site, address));
    const all = (address: string, what: keyof Visit) => visits(address).map((seen) => seen[what]);
    const floor = median(all(line, "firstPaint"));
    const blank = median(all(react, "operable"));
    const figuresOf = (path: string): readonly Figure[] => {
      const of = (what: keyof Visit) => all(site.origin + path, what);
      const ratio = (name: string, what: keyof typeof limits, reference: number): Figure => ({
        name: `${name}, ${milliseconds(median(of(what)))}`,
        value: median(of(what)) / reference,
        limit: limits[what],
      });
      const shift = Math.max(...of("shift"));
      return [
        ratio(`${path}: first paint`, "firstPaint", floor),
        ratio("  largest paint", "largestPaint", floor),
        ratio("  header operable", "operable", blank),
        { name: "  layout shift down to the end, the worst visit", value: shift, limit: limits.shift },
      ];
    };
    return [
      { name: `one line of text: first paint, ${milliseconds(floor)}`, value: 1 },
      { name: `React on a blank page: operable, ${milliseconds(blank)}`, value: 1 },
      ...site.paths.flatMap(figuresOf),
    ];
  },
};
