import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf, filesIn, isServed } from "../server/files.ts";
import { hostRules } from "../server/policy.ts";

/** About a second on a slow connection. */
const maxPictureBytes = 350_000;

/** A file of another origin: the policy would block most of these, but not a connection made in advance. */
const foreign = /<(?!a\b)[a-z]+\b(?![^>]*rel="canonical")[^>]*\s(?:src|srcset|href|data)="(?:https?:)?\/\//;

const matches = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = ""]) => value);
const idsIn = (html: string) => matches(html, /<[a-z][^>]*\sid="([^"]+)"/g);

/** Every address of this site that a page loads or links to, with its fragment. */
function addressesIn(html: string): Set<string> {
  const sets = matches(html, /\s(?:imagesrcset|srcset)="([^"]*)"/gi).flatMap((set) => set.split(/,\s*/));
  return new Set([
    ...matches(html, /\s(?:src|href)="([/#][^"]*)"/g),
    ...sets.map((entry) => entry.trim().split(/\s/)[0] ?? ""),
  ]);
}

function pageProblems(
  page: string,
  pages: ReadonlyMap<string, string>,
  addresses: ReadonlySet<string>,
): string[] {
  const html = pages.get(page) ?? "";
  const ids = idsIn(html);
  const missing = [...addressesIn(html)].filter((target) => {
    const [address = "", fragment = ""] = target.split("#");
    const there = address === "" ? html : pages.get(address);
    const hasFragment = fragment === "" || there === undefined || idsIn(there).includes(fragment);
    return !hasFragment || (address !== "" && !addresses.has(address));
  });
  return [
    ...(foreign.test(html) ? [`${page} asks for a file of another origin`] : []),
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${page} has the id ${id} twice`),
    ...missing.map((target) => `${page} refers to ${target}, which is not in the build`),
  ];
}

const isExpected = (file: string) =>
  isServed(file) ||
  hostRules.some((rules) => rules === file) ||
  (/\.(?:br|gz)$/.test(file) && isServed(file.slice(0, -3)));

/** Why the folder must not be published, one line each. What is wrong inside a page, axe and the policy find in the tests. */
export function distProblems(folder: string): string[] {
  const files = filesIn(folder);
  const read = (file: string) => readFileSync(join(folder, file));
  const served = files.filter(isServed);
  const pageFiles = served.filter((file) => file.endsWith(".html"));
  const pages = new Map(pageFiles.map((file) => [addressOf(file), read(file).toString()]));
  const addresses = new Set(served.map(addressOf));
  return [
    ...files.filter((file) => !isExpected(file)).map((file) => `${file} is of a kind that is not served`),
    ...[...pages.keys()].flatMap((page) => pageProblems(page, pages, addresses)),
    ...files
      .filter((file) => /\.(?:avif|webp|jpe?g|png)$/.test(file) && read(file).length > maxPictureBytes)
      .map((file) => `${file} is heavier than ${maxPictureBytes / 1000} kB`),
  ];
}
