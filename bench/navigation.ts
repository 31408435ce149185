import { serveReferencePages } from "./kit/reference-pages.ts";
import { byTurns, inTurn, median } from "./kit/rounds.ts";
import { missingPath, type Site } from "./kit/site.ts";
import type { Figure, Subject } from "./kit/table.ts";
import { desktop, scrollToEnd, slowdown, slowProcessor } from "./kit/visit.ts";

/**
 * By a link to another page, and back. Playwright switches prerendering off: what is timed is a document fetched
 * ahead, the most that browsers without prerendering do.
 */

const rounds = 5;
const limit = { ms: 600, timesBarePage: 8 };

const neighborOf = (path: string) => (path === "/" ? "/syfor-drones" : "/");

/** Runs in the page that the link led to: milliseconds from the click to the first paint. */
const timeToPaint = () =>
  new Promise<number>((resolve) =>
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName("first-contentful-paint");
      const clicked = Number(localStorage.getItem("clicked"));
      if (paint) resolve(performance.timeOrigin + paint.startTime - clicked);
    }).observe({ type: "paint", buffered: true }),
  );

async function byLink({ browser }: Site, { href: address, origin, pathname }: URL): Promise<number> {
  const page = await browser.newPage(desktop);
  await page.goto(origin + neighborOf(pathname), { waitUntil: "networkidle" });
  const link = page.locator(`:is(main, header) a[href="${pathname}"]:visible`).first();
  await link.hover();
  await page.waitForLoadState("networkidle");
  await slowProcessor(page);
  await link.evaluate((element) =>
    element.addEventListener("click", () =>
      localStorage.setItem("clicked", String(performance.timeOrigin + performance.now())),
    ),
  );
  await link.click({ noWaitAfter: true });
  await page.waitForURL(address, { waitUntil: "load" });
  const time = await page.evaluate(timeToPaint);
  await page.close();
  return time;
}

interface Navigation extends PerformanceEntry {
  readonly notRestoredReasons?: { readonly reasons?: readonly { readonly reason: string }[] };
}

/** Runs in the page that Back led to. */
function reasonsForLoading(): readonly string[] {
  if (document.documentElement.hasAttribute("data-left")) return [];
  const [navigation] = performance.getEntriesByType("navigation") as readonly Navigation[];
  return navigation?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? ["unknown"];
}

/** Why the browser loads a page anew that was left with every island awake. */
async function reasonsNotKept({ browser, origin }: Site, path: string): Promise<readonly string[]> {
  const page = await browser.newPage(desktop);
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await scrollToEnd(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-left", ""));
  await page.goto(origin + neighborOf(path), { waitUntil: "load" });
  await page.evaluate(() => history.back());
  await page.waitForURL(origin + path, { waitUntil: "commit" });
  await page.waitForTimeout(1000);
  const reasons = await page.evaluate(reasonsForLoading);
  await page.close();
  return reasons;
}

async function keptFigure(site: Site, path: string): Promise<Figure> {
  const reasons = await reasonsNotKept(site, path);
  return {
    name: [`${path}: reasons not to keep it for Back`, ...reasons].join(", "),
    value: reasons.length,
    limit: 0,
  };
}

export const subject: Subject = {
  title: `From page to page, processor ${slowdown} times slower, medians of ${rounds}; and back`,
  measure: async (site) => {
    using reference = await serveReferencePages();
    const bare = new URL("/next", reference.origin);
    // Browsers keep no page that is an error.
    const paths = site.paths.filter((path) => path !== missingPath);
    const addresses = paths.map((path) => new URL(path, site.origin));
    const times = await byTurns(rounds, [bare, ...addresses], (address) => byLink(site, address));
    const held = Math.max(limit.ms, limit.timesBarePage * median(times(bare)));
    return [
      { name: "to a blank page, by a link", value: median(times(bare)), unit: "ms" },
      ...addresses.map((address) => ({
        name: `${address.pathname}: by a link`,
        value: median(times(address)),
        unit: "ms",
        limit: held,
      })),
      ...(await inTurn(paths, (path) => keptFigure(site, path))),
    ];
  },
};
