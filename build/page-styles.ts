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

/** Whatever could be a class, an id or an attribute: Tailwind's names hold almost any character. */
const extractor = (content: string) => content.match(/[^\s"'`<>=]+|[\w-]+/g) ?? [];

/** One stylesheet serves the site; each page keeps the rules that it or a script of the site can use. */
export const pageStyles = (): AstroIntegration => ({
  name: "syfor:page-styles",
  hooks: {
    "astro:build:done": async ({ dir }) => {
      const folder = fileURLToPath(dir);
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
      const scripts = names
        .filter((name) => name.endsWith(".js"))
        .map((name) => ({ raw: readFileSync(join(folder, name), "utf8"), extension: "js" }));
      for (const page of names.filter((name) => name.endsWith(".html"))) {
        const html = readFileSync(join(folder, page), "utf8");
        const whole = stylesheet.exec(html)?.[1];
        if (whole === undefined) throw new Error(`${page} has no stylesheet.`);
        const body = html.replace(stylesheet, "");
        const [used] = await new PurgeCSS().purge({
          content: [{ raw: unescaped(body), extension: "html" }, ...scripts],
          css: [{ raw: whole }],
          extractors: [{ extensions: ["html", "js"], extractor }],
          keyframes: true,
          variables: true,
        });
        writeFileSync(join(folder, page), html.replace(stylesheet, () => `<style>${used?.css}</style>`));
      }
    },
  },
});
