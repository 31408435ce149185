import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.ts";

const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Also modules and speculation rules: without an address, and no data for search engines. */
const inlineScript =
  /<script\b(?![^>]*\ssrc=)(?![^>]*\stype=["']?application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

const digestsOf = (element: RegExp, pages: readonly string[]): string[] => {
  const texts = pages.flatMap((html) => [...html.matchAll(element)].map(([, text = ""]) => text));
  const digests = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(digests)].sort();
};

/** How the policy knows the scripts and styles inside pages, so that no others are obeyed. */
export interface PageDigests {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Those of all pages of a build: one policy holds for the whole site. */
export function pageDigestsIn(folder: string): PageDigests {
  const pages = filesIn(folder)
    .filter((file) => file.endsWith(".html"))
    .map((page) => readFileSync(join(folder, page), "utf8"));
  return { styles: digestsOf(inlineStyle, pages), scripts: digestsOf(inlineScript, pages) };
}
