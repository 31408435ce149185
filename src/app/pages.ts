import type { ComponentType } from "react";
import { loadParts, type Parts } from "../hydration/deferred.tsx";
import { shellParts } from "../layouts/page-shell.tsx";
import { matchRoute } from "./routes.ts";

export { describePage } from "./page-head.ts";

/*
 * Every page by its address. A document brings its own page: this comes once a visitor may leave for another, so that
 * no page is heavier for the number of the others.
 */

export interface LoadedPage {
  /** That of the page: the 404 page has one for all addresses that are none. */
  readonly path: string;
  readonly Page: ComponentType;
}

export interface PageModule {
  readonly default: ComponentType;
  /** What the page is made of. */
  readonly parts: Parts;
}

const modules = import.meta.glob<PageModule>("/src/pages/*/*-page.tsx");

/** The page with everything on it, as navigating needs it. */
export async function loadPage(address: string): Promise<LoadedPage> {
  const { path, page } = matchRoute(address);
  const load = modules[page];
  if (!load) throw new Error(`The route ${path} names ${page}, which does not exist.`);
  const { default: Page, parts } = await load();
  await loadParts(parts);
  return { path, Page };
}

/** All that stands in the document of a page, as prerendering needs it. */
export async function loadDocument(address: string): Promise<LoadedPage> {
  const [page] = await Promise.all([loadPage(address), loadParts(shellParts)]);
  return page;
}
