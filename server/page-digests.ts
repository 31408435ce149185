import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.ts";

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Without an address, and no data for search engines. */
export const scriptInside =
  /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

const digestsOf = (element: RegExp, pages: readonly string[]): string[] => {
  const texts = pages.flatMap((html) => [...html.matchAll(element)].map(([, text = ""]) => text));
  const digests = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(digests)].sort();
};

/** How the policy names what stands inside pages, so that nothing else is obeyed. */
export interface PageDigests {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Those of all pages of a build: one policy holds for the whole site. */
export function pageDigestsIn(folder: string): PageDigests {
  const pages = filesIn(folder)
    .filter((file) => file.endsWith(".html"))
    .map((page) => readFileSync(join(folder, page), "utf8"));
  return { styles: digestsOf(styleElement, pages), scripts: digestsOf(scriptInside, pages) };
}
