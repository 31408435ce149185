import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Manifest, Plugin } from "vite";
import { pageFileOf } from "../server/addresses.ts";
import type { Route } from "../src/app/routes.ts";
import { canonicalAddress } from "../src/content/site/company.ts";
import { fontFiles } from "./fonts.ts";
import { headFor } from "./head.ts";
import { progress } from "./progress.ts";
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

/** A chunk and all that it imports, so that the browser need not discover them one after the other. */
function withImports(name: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return seen;
  seen.add(name);
  for (const dependency of chunk.imports ?? []) withImports(dependency, manifest, seen);
  return seen;
}

/** The fonts, and the scripts of this page beyond the entry, which the template names itself. */
function preloadsFor(route: Route, manifest: Manifest): string[] {
  const entry = "index.html";
  const fonts = fontFiles.map((file) => {
    const font = manifest[file];
    if (!font) throw new Error(`The build has no ${file}: it could not be preloaded.`);
    return font.file;
  });
  const names = new Set([...withImports(route.page.slice(1), manifest), ...withImports(entry, manifest)]);
  names.delete(entry);
  const scripts = [...names].flatMap((name) => manifest[name]?.file ?? []);
  return [
    ...fonts.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ];
}

async function writePages(outDir: string, entryFolder: string) {
  const template = readFileSync(join(outDir, "index.html"), "utf8");
  const manifest = JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8")) as Manifest;
  const entry = (await import(pathToFileURL(join(entryFolder, "entry-prerender.js")).href)) as PrerenderEntry;
  const page = async (route: Route) => {
    const body = await entry.render(route.path);
    return template
      .replace("<!--head-->", () => headFor(route, preloadsFor(route, manifest)))
      .replace("<!--page-->", () => body);
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
        await writePages(resolve(client.config.build.outDir), resolve(node.config.build.outDir));
      },
    },
  };
}
