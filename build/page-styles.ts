import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { PurgeCSS } from "purgecss";

/** The stylesheet as Astro puts it into each page: the longest style element. */
const stylesheet = /<style>((?:(?!<\/style>)[\s\S]){4000,})<\/style>/;

/** Names stand in attributes, where HTML escapes what Tailwind puts into them. */
const unescaped = (html: string) =>
  html.replaceAll("&gt;", ">").replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** Whatever could be a class, an id or an attribute: Tailwind's names hold almost any character but spaces and quotes. */
const extractor = (content: string) => [...content.matchAll(/[^\s"'`]+/g), ...content.matchAll(/[\w-]+/g)].flat();

/** The scripts that a page names, and all that these import. */
function scriptsOf(folder: string, html: string): string[] {
  const found = new Map<string, string>();
  const read = (name: string) => {
    if (found.has(name)) return;
    const script = readFileSync(join(folder, "assets", name), "utf8");
    found.set(name, script);
    for (const [, imported = ""] of script.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) read(imported);
  };
  for (const [, name = ""] of html.matchAll(/="\/assets\/([\w.-]+\.js)"/g)) read(name);
  return [...found.values()];
}

/** One stylesheet serves the site; each page keeps the rules that it or its scripts can use. */
export const pageStyles = (): AstroIntegration => ({
  name: "syfor:page-styles",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const page of readdirSync(folder).filter((name) => name.endsWith(".html"))) {
        const html = readFileSync(join(folder, page), "utf8");
        const whole = stylesheet.exec(html)?.[1];
        if (whole === undefined) throw new Error(`${page} has no stylesheet.`);
        const body = html.replace(stylesheet, "");
        const [used] = await new PurgeCSS().purge({
          content: [unescaped(body), ...scriptsOf(folder, body)].map((raw) => ({ raw, extension: "html" })),
          css: [{ raw: whole }],
          extractors: [{ extensions: ["html"], extractor }],
          // It takes `:is(.a > *):last-child` for a selector without a name, and would drop what Tailwind writes so.
          safelist: { greedy: [/^:(?:is|where)$/] },
          keyframes: true,
          variables: true,
        });
        writeFileSync(join(folder, page), html.replace(stylesheet, () => `<style>${used?.css}</style>`));
      }
    },
  },
});
