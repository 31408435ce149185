import { serveReferencePage } from "./kit/reference-page.ts";
import { missingPath } from "./kit/site.ts";
import { byTurns, median, type Subject } from "./kit/table.ts";
import { openOnSlowPhone, readVisit } from "./kit/visit.ts";

/** From a jump to the last island of a page until it can be operated: loading its script and React, and hydration. */

const rounds = 3;
const limit = { ms: 1500, timesReference: 3 };
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

export const subject: Subject = {
  title: `From a jump to an island until it answers, slow phone, medians of ${rounds}`,
  measure: async ({ browser, origin, paths }) => {
    using reference = await serveReferencePage();
    const addresses = paths.filter((path) => path !== missingPath).map((path) => origin + path);
    const timeOf = async (address: string) => {
      const page = await openOnSlowPhone(browser, address);
      const { firstPaint } = await readVisit(page);
      const isReference = address === reference.address;
      const time = isReference ? firstPaint : await page.locator(islands).last().evaluate(jumpTo);
      await page.close();
      return time;
    };
    const times = await byTurns(rounds, [reference.address, ...addresses], timeOf);
    const floor = median(times(reference.address));
    const held = Math.round(Math.max(limit.ms, limit.timesReference * floor));
    return [
      { name: "first paint of one line of text", value: floor, unit: "ms" },
      ...addresses.map((address) => ({
        name: new URL(address).pathname,
        value: median(times(address)),
        unit: "ms",
        limit: held,
      })),
    ];
  },
};
