import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { hashedFolders, hostRules, notFoundFile, securityTextPath, types } from "./policy.ts";

/** Which files of a build are served, and at which addresses: without `.html` and without a trailing slash. */

/** Every file of a folder, by its path inside it, in the same order on every machine. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

const extensionOf = (file: string) => file.slice(file.lastIndexOf(".") + 1);

export const typeOf = (file: string): string | undefined => types[extensionOf(file)];

export const isHashed = (file: string) => hashedFolders.some((folder) => file.startsWith(`${folder}/`));

/** Source maps, compressed copies and other files that must not be served have no type. */
export function isServed(file: string): boolean {
  const isHidden = file.split("/").some((part) => part.startsWith("."));
  if (isHidden && `/${file}` !== securityTextPath) return false;
  return typeOf(file) !== undefined && !hostRules.some((rules) => rules === file);
}

/** The address of a file: `/` for index.html, `/name` for name.html. */
export function addressOf(file: string): string {
  if (file === "index.html") return "/";
  return `/${file.replace(/\.html$/, "")}`;
}

/** The inverse, for pages. */
export const pageFileOf = (address: string) => (address === "/" ? "index.html" : `${address.slice(1)}.html`);

/** Other forms of a page's address, each answered with a permanent redirect. */
export function redirectsTo(page: string): readonly string[] {
  return page === "/" ? ["/index.html"] : [`${page}.html`, `${page}/`];
}

export const isPage = (file: string) => file.endsWith(".html") && file !== notFoundFile;
