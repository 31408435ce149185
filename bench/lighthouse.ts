import lighthouse from "lighthouse";
import { missingPath, type Site } from "./kit/site.ts";
import { byTurns, median, type Subject } from "./kit/table.ts";

const rounds = 3;
const limitOf = (category: string) => (category === "performance" ? 97 : 100);

/** These fetch from inside the page, which the site's policy forbids. */
const skipAudits = ["robots-txt", "llms-txt"];

/** The 404 page loses points for its status and for asking not to be indexed. */
const isHeld = (path: string, category: string) =>
  path !== missingPath || !["best-practices", "seo"].includes(category);

type Categories = Readonly<Record<string, { readonly score: number | null }>>;

async function categoriesOf(site: Site, path: string, triesLeft = 2): Promise<Categories> {
  const { origin, debuggingPort: port } = site;
  const result = await lighthouse(origin + path, {
    port,
    logLevel: "error",
    ignoreStatusCode: true,
    skipAudits,
  });
  const { categories = {}, runtimeError } = result?.lhr ?? {};
  if (!runtimeError) return categories;
  // On a busy machine Lighthouse sometimes loses its trace.
  if (triesLeft > 0) return categoriesOf(site, path, triesLeft - 1);
  throw new Error(`Lighthouse on ${path}: ${runtimeError.message}`);
}

export const subject: Subject = {
  title: `Lighthouse, mobile, medians of ${rounds}, under the site's own policy; without ${skipAudits.join(" and ")}, which it forbids`,
  measure: async (site) => {
    const runs = await byTurns(rounds, site.paths, (path) => categoriesOf(site, path));
    return site.paths.flatMap((path) =>
      Object.keys(runs(path)[0] ?? {}).map((category) => ({
        name: `${path}: ${category}`,
        value: Math.round(median(runs(path).map((run) => run[category]?.score ?? 0)) * 100),
        ...(isHeld(path, category) && { limit: limitOf(category) }),
        atLeast: true,
      })),
    );
  },
};
