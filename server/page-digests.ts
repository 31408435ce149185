import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.ts";

const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Modules and speculation rules too, but no JSON-LD, which is data. */
const inlineScript =
  /<script\b(?![^>]*\ssrc=)(?![^>]*\stype=["']?application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g;

const digestsOf = (element: RegExp, pages: readonly string[]): string[] => {
  const texts = pages.flatMap((html) => [...html.matchAll(element)].map(([, text = ""]) => text));
  const digests = texts.map((text) => createHash("sha256").update(text).digest("base64"));
  return [...new Set(digests)].sort();
};

/** Digests of the inline scripts and styles that the policy allows. */
export interface PageDigests {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Of all pages of a build, because the whole site has one policy. */
export function pageDigestsIn(folder: string): PageDigests {
  const pages = filesIn(folder)
    .filter((file) => file.endsWith(".html"))
    .map((page) => readFileSync(join(folder, page), "utf8"));
  return { styles: digestsOf(inlineStyle, pages), scripts: digestsOf(inlineScript, pages) };
}
