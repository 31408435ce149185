import { hashedFolders, hostRules, notFoundFile, securityTextPath, types } from "./policy.ts";

/** The slash rule and what may be seen, in one place: addresses have no `.html` and no slash at the end. */

const extensionOf = (file: string) => file.slice(file.lastIndexOf(".") + 1);

export const typeOf = (file: string): string | undefined => types[extensionOf(file)];

export const isHashed = (file: string) => hashedFolders.some((folder) => file.startsWith(`${folder}/`));

/** Source maps, compressed copies and anything else of a kind that is not served have no type. */
export function isServed(file: string): boolean {
  const isHidden = file.split("/").some((part) => part.startsWith("."));
  if (isHidden && `/${file}` !== securityTextPath) return false;
  return typeOf(file) !== undefined && !hostRules.some((rules) => rules === file);
}

/** The address at which a file of the build is seen: `/` for index.html, `/name` for name.html. */
export function addressOf(file: string): string {
  if (file === "index.html") return "/";
  return `/${file.replace(/\.html$/, "")}`;
}

/** The other way around, for the address of a page. */
export const pageFileOf = (address: string) => (address === "/" ? "index.html" : `${address.slice(1)}.html`);

/** Former and mistyped forms of a page's address, each to be answered with a permanent redirect. */
export function redirectsTo(page: string): readonly string[] {
  return page === "/" ? ["/index.html"] : [`${page}.html`, `${page}/`];
}

export const isPage = (file: string) => file.endsWith(".html") && file !== notFoundFile;
