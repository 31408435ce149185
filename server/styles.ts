import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "./files.ts";

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** How the policy names the style elements of a page, so that no other is obeyed. */
const styleDigests = (html: string): string[] =>
  [...html.matchAll(styleElement)].map(([, text = ""]) => createHash("sha256").update(text).digest("base64"));

/** Those of all pages of a build: one policy holds for the whole site. */
export function styleDigestsIn(folder: string): string[] {
  const pages = filesIn(folder).filter((file) => file.endsWith(".html"));
  const digests = pages.flatMap((page) => styleDigests(readFileSync(join(folder, page), "utf8")));
  return [...new Set(digests)].sort();
}
