import { serveReferencePages } from "./kit/reference-pages.ts";
import { byTurns, median } from "./kit/rounds.ts";
import type { Site } from "./kit/site.ts";
import type { Figure, Subject } from "./kit/table.ts";
import { openOnSlowPhone, readVisit } from "./kit/visit.ts";

/** From a jump to the last island of a page until it answers: its script, React with it, and its start. */

const rounds = 3;
const limit = { ms: 1500, timesReact: 1.3 };
const islands = "form, [data-instrument]";

/** Runs in the page. */
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

async function timeOf({ browser }: Site, address: string): Promise<number | undefined> {
  const page = await openOnSlowPhone(browser, address);
  const island = page.locator(islands).last();
  const isReference = address.endsWith("/react");
  const time = (await island.count()) > 0 ? await island.evaluate(jumpTo) : undefined;
  const { operable } = await readVisit(page);
  await page.close();
  return isReference ? operable : time;
}

export const subject: Subject = {
  title: `From a jump to an island until it answers, slow phone, medians of ${rounds}`,
  measure: async (site) => {
    using reference = await serveReferencePages();
    const react = `${reference.origin}/react`;
    const addresses = site.paths.map((path) => site.origin + path);
    const times = await byTurns(rounds, [react, ...addresses], (address) => timeOf(site, address));
    const typical = (address: string) => median(times(address).filter((time) => time !== undefined));
    const held = Math.max(limit.ms, limit.timesReact * typical(react));
    return [
      { name: "React on a blank page, from its address", value: typical(react), unit: "ms" },
      ...site.paths.flatMap((path): Figure[] => {
        const value = typical(site.origin + path);
        return value > 0 ? [{ name: path, value, unit: "ms", limit: held }] : [];
      }),
    ];
  },
};
