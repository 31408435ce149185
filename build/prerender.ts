import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";
import { pageFileOf } from "../server/addresses.ts";
import type { Route } from "../src/app/routes.ts";
import { canonicalAddress } from "../src/content/site/company.ts";
import { firstPicturePreloads } from "./first-picture.ts";
import { headFor } from "./head.ts";
import { integrityOf } from "./integrity.ts";
import { loneScript } from "./lone-script.ts";
import { styleFor } from "./page-style.ts";
import { splitStyle } from "./print-style.ts";
import { progress } from "./progress.ts";
import { type ShortNames, shortNamesOf } from "./short-names.ts";
import { ancestorsFirst } from "./style-ancestors.ts";
import { placeConstants } from "./style-constants.ts";
import { summaryFor } from "./summary.ts";
import { webManifest } from "./web-manifest.ts";

interface PrerenderEntry {
  readonly routes: readonly Route[];
  readonly notFoundRoute: Route;
  readonly render: (path: string) => Promise<string>;
}

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const entryName = "index.html";
const moduleOf = ({ page }: Route) => page.slice(1);
const isPageModule = (name: string) => /^src\/pages\/.+-page\.tsx$/.test(name);

/** A chunk and all that it imports, so that the browser need not discover them one after the other. */
function withImports(name: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const dependency of chunk.imports ?? []) withImports(dependency, manifest, seen);
  return seen;
}

/** Inside a template nothing is fetched: the script inside the page takes them out when it has been seen. */
function scriptsFor(route: Route, manifest: Manifest): string {
  const address = (name: string) => `/${manifest[name]?.file}`;
  const names = new Set([...withImports(entryName, manifest), ...withImports(moduleOf(route), manifest)]);
  const links = [...names].map((name) => `<link rel="modulepreload" crossorigin href="${address(name)}" />`);
  return `<template data-scripts="${address(entryName)}" data-page-script="${address(moduleOf(route))}">${links.join("")}</template>`;
}

/** Whether a part can be asked for on a page: other pages cannot, and an instrument only where it stands. */
function isPartOf(body: string, name: string): boolean {
  const instrument = /([\w-]+)-instrument\.tsx$/.exec(name)?.[1];
  return instrument ? body.includes(`data-instrument="${instrument}"`) : !isPageModule(name);
}

/** Every script that may run in the document, now or when a part of it is asked for. */
function scriptsOf(name: string, body: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  const parts = (chunk.dynamicImports ?? []).filter((part) => isPartOf(body, part));
  for (const needed of [...(chunk.imports ?? []), ...parts]) scriptsOf(needed, body, manifest, seen);
  return seen;
}

const stylesheetLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
const entryScript = /\s*<script type="module"[^>]*><\/script>/;
const unescaped = (html: string) =>
  html.replaceAll("&gt;", ">").replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** What Vite made of index.html without its script and its stylesheet, which are put where they serve the page best. */
function readTemplate(outDir: string) {
  const html = readFileSync(join(outDir, entryName), "utf8");
  const [link, stylesheet] = stylesheetLink.exec(html) ?? [];
  const [script] = entryScript.exec(html) ?? [];
  if (!link || !stylesheet || !script)
    throw new Error("The built index.html lacks its script or its stylesheet.");
  return {
    html: html.replace(link, "").replace(script, ""),
    stylesheet,
  };
}

/** Named after what it holds, like everything in this folder. */
function writeAsset(outDir: string, name: string, extension: string, text: string) {
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const address = `/assets/${name}-${digest}.${extension}`;
  write(join(outDir, address), text);
  return { address, integrity: integrityOf(Buffer.from(text)) };
}

async function writePages(outDir: string, entryFolder: string, names: ShortNames) {
  const { html, stylesheet } = readTemplate(outDir);
  const manifest = JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const entry = (await import(pathToFileURL(join(entryFolder, "entry-prerender.js")).href)) as PrerenderEntry;
  const read = (file: string) => readFileSync(join(outDir, file), "utf8");
  const styles = splitStyle(
    names.inStyle(ancestorsFirst(placeConstants(read(stylesheet), names.isSpokenOf))),
  );
  rmSync(join(outDir, stylesheet));
  const whole = writeAsset(outDir, "style", "css", styles.screen);
  const print = writeAsset(outDir, "print", "css", styles.print);
  const inside = `<script>${await loneScript("entry-inside.ts")}</script>`;
  const styleElements = (style: string) =>
    `<style data-whole="${whole.address}" data-integrity="${whole.integrity}">${style}</style>` +
    `<link rel="stylesheet" media="print" href="${print.address}" />`;
  const scriptTexts = (route: Route, body: string) =>
    [...scriptsOf(moduleOf(route), body, manifest, scriptsOf(entryName, body, manifest))].flatMap((name) => {
      const file = manifest[name]?.file;
      return file?.endsWith(".js") ? read(file) : [];
    });
  const page = async (route: Route) => {
    const body = names.inPage(await entry.render(route.path));
    const style = styleFor(unescaped(body), scriptTexts(route, body), styles.screen);
    return html
      .replace("<!--head-->", () =>
        headFor(route, inside + firstPicturePreloads(body) + styleElements(style)),
      )
      .replace("<!--page-->", () => body)
      .replace("</body>", () => `  ${scriptsFor(route, manifest)}\n  </body>`);
  };
  for (const route of entry.routes) write(join(outDir, pageFileOf(route.path)), await page(route));
  write(join(outDir, "404.html"), await page(entry.notFoundRoute));
  const addresses = entry.routes.map(({ path }) => `  <url><loc>${canonicalAddress(path)}</loc></url>`);
  write(
    join(outDir, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join("\n")}\n</urlset>\n`,
  );
  write(join(outDir, "llms.txt"), summaryFor(entry.routes));
  write(join(outDir, "site.webmanifest"), JSON.stringify(webManifest, null, 2));
  write(
    join(outDir, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${canonicalAddress("/sitemap.xml")}\n`,
  );
  rmSync(join(outDir, ".vite"), { recursive: true });
}

/** After both builds, turns every route into an HTML file of its own. */
export function prerender(): Plugin {
  return {
    name: "syfor:prerender",
    apply: "build",
    buildApp: {
      order: "post",
      async handler(builder) {
        const { client, prerender: node } = builder.environments;
        if (!client || !node) throw new Error("The build needs the environments client and prerender.");
        progress.doing("bundling");
        await builder.build(client);
        await builder.build(node);
        progress.doing("rendering the pages");
        await writePages(
          resolve(client.config.build.outDir),
          resolve(node.config.build.outDir),
          shortNamesOf(client),
        );
      },
    },
  };
}
