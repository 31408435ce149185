import { expect, test } from "vitest";
import { pageFileOf, typeOf } from "../../server/files.ts";
import { notFoundFile } from "../../server/policy.ts";
import { canonicalAddress, site } from "../../src/content/site/company.ts";
import { notFoundMeta, pages as routes } from "../../src/content/site/meta.ts";
import type { PageMeta } from "../../src/content/types.ts";
import { built, servedFiles } from "../../tools/build-files.ts";

/** What the built files say to readers that run no scripts: search engines, messengers, feed readers. */

const text = (file: string) => built(file).toString("utf8");
const decoded = (value: string) =>
  value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** The attribute's values in all elements whose tag starts like this. */
const valuesOf = (html: string, tag: string, attribute: "content" | "href") =>
  [...html.matchAll(new RegExp(`<${tag}[^>]* ${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) =>
    decoded(value),
  );

const files: readonly (readonly [string, PageMeta])[] = [
  ...routes.map((route) => [pageFileOf(route.path), route] as const),
  [notFoundFile, notFoundMeta],
];

test.each(files)("%s describes itself in its HTML", (file, meta) => {
  const html = text(file);
  const property = (name: string) => valuesOf(html, `meta (?:name|property)="${name}"`, "content");
  expect(html).toMatch(/^<!doctype html>\s*<html lang="en-US">/i);
  expect([...html.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = ""]) => decoded(title))).toEqual([
    meta.title,
  ]);
  for (const name of ["description", "og:description"])
    expect(property(name), name).toEqual([meta.description]);
  expect(property("og:title")).toEqual([meta.title]);
  expect(property("twitter:card")).toEqual(["summary_large_image"]);
  const [picture = ""] = property("og:image");
  expect(picture).toMatch(/^https:\/\/.*\/share\/.*\.jpg$/);
  expect(servedFiles).toContain(new URL(picture).pathname.slice(1));

  const isIndexed = file !== notFoundFile;
  const addresses = isIndexed ? [canonicalAddress(meta.path)] : [];
  expect(valuesOf(html, 'link rel="canonical"', "href")).toEqual(addresses);
  expect(property("og:url")).toEqual(addresses);
  expect(property("robots")).toEqual(isIndexed ? [] : ["noindex"]);

  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph = JSON.parse(json)["@graph"] as { "@type": string; name: string }[];
  // A system whose form of supply is agreed per project is not marked up as something for sale.
  const isProduct = meta.path === "/syfor-drones";
  expect(graph.map((item) => item["@type"])).toEqual(
    isProduct ? ["Organization", "Product"] : ["Organization"],
  );
  expect(graph[0]?.name).toBe(site.name);
});

// The build itself checks that the targets exist.
test.each(files)("every link in %s stays on the site, writes or calls", (file) => {
  const links = [...text(file).matchAll(/<a\b[^>]*>/g)].map(([tag]) => / href="([^"]*)"/.exec(tag)?.[1]);
  expect(links.length).toBeGreaterThan(10);
  for (const link of new Set(links)) expect(link).toMatch(/^(?:\/(?!\/)|#|mailto:|tel:)/);
});

test("the sitemap lists every page and robots.txt names it", () => {
  const listedIn = (file: string) =>
    [...text(file).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listedIn("sitemap-index.xml")).toEqual([canonicalAddress("/sitemap-0.xml")]);
  const pages = routes.map(({ path }) => canonicalAddress(path));
  expect(listedIn("sitemap-0.xml").sort()).toEqual(pages.sort());
  expect(text("robots.txt")).toContain(canonicalAddress("/sitemap-index.xml"));
});

test("icons and manifest are there", () => {
  const manifest = JSON.parse(text("site.webmanifest")) as { name: string; icons: { src: string }[] };
  expect(manifest.name).toBe(site.name);
  const icons = manifest.icons.map(({ src }) => src.slice(1));
  for (const file of [...icons, "favicon.ico", "icon.svg", "apple-touch-icon.png"]) {
    expect(servedFiles).toContain(file);
    expect(typeOf(file), file).toMatch(/^image\//);
  }
});
