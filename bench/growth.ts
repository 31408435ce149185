import { brotliCompressSync } from "node:zlib";
import { pageFileOf } from "../server/addresses.ts";
import { type GeneratedSite, generatedSite } from "./measure/generated-site.ts";
import { type Figure, report } from "./measure/table.ts";

/** `npm run bench -- growth`: this site with 10, 100 and 1,000 more product pages. Takes some ten minutes. */

const sizes = [10, 100, 1000] as const;
const limits = {
  /** Times what a page has on the smallest site. */
  script: 1.001,
  /** Names of files differ in length, and compress a little differently. */
  parts: 1.01,
  /** What a page costs from the second to the third size, times what it costs from the first to the second. */
  marginal: 1.5,
  /** Microseconds. */
  lookup: 1,
};
const lookups = 1_000_000;

const rounded = (value: number) => Math.round(value * 1000) / 1000;

const sizeOf = ({ read }: GeneratedSite, files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliCompressSync(read(`assets/${file}`)).length, 0);

/** The scripts that a page names, as a browser with brotli fetches them. */
function scriptOf(site: GeneratedSite): number {
  const html = site.read(pageFileOf(site.paths.at(-1) ?? "/")).toString("utf8");
  return sizeOf(site, new Set([...html.matchAll(/"\/assets\/([^"]+\.js)"/g)].map(([, file = ""]) => file)));
}

/** The page's own script and whatever its parts ask for further down. The entry is not followed: it knows all pages. */
function scriptOfParts(site: GeneratedSite): number {
  const html = site.read(pageFileOf(site.paths.at(-1) ?? "/")).toString("utf8");
  const [, own = ""] = /data-page-script="\/assets\/([^"]+)"/.exec(html) ?? [];
  const files = new Set([own]);
  for (const file of files)
    for (const [, next = ""] of site
      .read(`assets/${file}`)
      .toString("utf8")
      .matchAll(/["'`]\.\/([\w-]+\.js)["'`]/g))
      if (!next.startsWith("index-")) files.add(next);
  return sizeOf(site, files);
}

function lookupOf({ matchRoute, paths }: GeneratedSite): number {
  const start = performance.now();
  for (let index = 0; index < lookups; index += 1) matchRoute(paths[index % paths.length] ?? "/");
  return ((performance.now() - start) * 1000) / lookups;
}

interface Measured {
  readonly pages: number;
  readonly script: number;
  readonly parts: number;
  readonly seconds: number;
  readonly megabytes: number;
  readonly lookup: number;
}

async function measure(pages: number): Promise<Measured> {
  const site = await generatedSite(pages);
  const { seconds, megabytes } = site;
  const measured = {
    pages,
    script: scriptOf(site),
    parts: scriptOfParts(site),
    seconds,
    megabytes,
    lookup: lookupOf(site),
  };
  site.remove();
  return measured;
}

/** What one more page costs between two sizes. */
const perPage = (of: "seconds" | "megabytes", small: Measured, large: Measured) =>
  (large[of] - small[of]) / (large.pages - small.pages);

export async function run(): Promise<boolean> {
  const [ten, hundred, thousand] = [
    await measure(sizes[0]),
    await measure(sizes[1]),
    await measure(sizes[2]),
  ];
  const each = [ten, hundred, thousand].flatMap((site): Figure[] => [
    { name: `${site.pages} pages: script of one, bytes`, value: site.script },
    { name: "  times the smallest site's", value: rounded(site.script / ten.script), limit: limits.script },
    { name: "  script of its parts, bytes", value: site.parts },
    { name: "  times the smallest site's", value: rounded(site.parts / ten.parts), limit: limits.parts },
    { name: "  build, s of the processor", value: rounded(site.seconds) },
    { name: "  build, MB at most", value: Math.round(site.megabytes) },
    { name: "  looking up a route, µs", value: rounded(site.lookup), limit: limits.lookup },
  ]);
  const growth = (["seconds", "megabytes"] as const).map((of) => ({
    name: `${of} per page, large to small`,
    value: rounded(perPage(of, hundred, thousand) / perPage(of, ten, hundred)),
    limit: limits.marginal,
  }));
  return report("Growth of the site", [...each, ...growth]);
}
