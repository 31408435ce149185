import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import postcss from "postcss";

/** The stylesheet that Astro inlines into each page: the only long style element. */
const stylesheet = /<style>((?:(?!<\/style>)[\s\S]){4000,})<\/style>/;

/** Tailwind's class names contain characters that HTML escapes in attributes. */
const unescaped = (html: string) =>
  html.replaceAll("&gt;", ">").replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** Anything that could be a name: Tailwind's contain almost any character except spaces and quotes. */
const namesIn = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(/[^\s"'`]+/g), ...text.matchAll(/[\w-]+/g)].flat()));

/** The classes, ids and attribute values that a selector requires. What is in `:not()` is not required. */
function namesAskedFor(selector: string): string[] {
  const asked = selector.replaceAll(/:not\([^()]*\)/g, "");
  const names = [...asked.matchAll(/[.#]((?:\\.|[\w-])+)|=(?:"([^"]*)"|([\w-]+))/g)];
  return names.map(([, name, quoted, plain = ""]) => name?.replaceAll("\\", "") ?? quoted ?? plain);
}

/** With everything around it that is left empty. */
function remove(node: postcss.ChildNode) {
  const { parent } = node;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type !== "root") remove(parent as postcss.ChildNode);
}

function usedStyle(stylesheet: string, names: ReadonlySet<string>): string {
  const root = postcss.parse(stylesheet);
  root.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) =>
      namesAskedFor(selector).every((name) => names.has(name)),
    );
    if (rule.selector === "") remove(rule);
  });
  // Tailwind's own properties and the keyframes go with the last rule that reads them.
  const kept = root.toString();
  const isRead = (name: string) =>
    new RegExp(`(?:var\\(|animation[^:;]*:[^;]*\\b)${name}(?![\\w-])`).test(kept);
  root.walkAtRules(/^(?:property|keyframes)$/, (rule) => void (isRead(rule.params) || remove(rule)));
  root.walkDecls(/^--tw-/, (declaration) => void (isRead(declaration.prop) || remove(declaration)));
  return root.toString();
}

/** The scripts of a page, with everything that they import. */
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

/**
 * One stylesheet serves the site; each page keeps the rules that it or its scripts can use. PurgeCSS would do it, but
 * drops rules that have no name outside of parentheses: `:focus-visible`, `:is(.list > *):last-child`.
 */
function withItsStyle(folder: string, page: string, html: string): string {
  const whole = stylesheet.exec(html)?.[1];
  if (whole === undefined) throw new Error(`${page} has no stylesheet.`);
  const body = html.replace(stylesheet, "");
  const style = usedStyle(whole, namesIn([unescaped(body), ...scriptsOf(folder, body)]));
  return html.replace(stylesheet, () => `<style>${style}</style>`);
}

/** A script that Astro bundles waits until all of the page is laid out: the header answers a second sooner without. */
const withEarlyScripts = (html: string) =>
  html.replaceAll('<script type="module" src=', '<script type="module" async src=');

/** What Astro leaves to be done in each page. */
export const finishPages = (): AstroIntegration => ({
  name: "syfor:finish-pages",
  hooks: {
    "astro:build:done": ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const page of readdirSync(folder).filter((name) => name.endsWith(".html"))) {
        const html = readFileSync(join(folder, page), "utf8");
        writeFileSync(join(folder, page), withEarlyScripts(withItsStyle(folder, page, html)));
      }
    },
  },
});
