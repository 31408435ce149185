import type { ComponentType } from "react";
import { loadParts, type Parts } from "../hydration/deferred.tsx";
import { shellParts } from "../layout/page-shell.tsx";
import type { Route } from "./routes.ts";

interface PageModule {
  readonly default: ComponentType;
  /** What the page is made of. */
  readonly parts: Parts;
}

const modules = import.meta.glob<PageModule>("/src/pages/*/*-page.tsx");
const loaded = new Map<Route, ComponentType>();

/** The page's outline: enough where the page itself is already in the document. */
export async function loadPage(route: Route): Promise<PageModule> {
  const load = modules[route.page];
  if (!load) throw new Error(`The route ${route.path} names ${route.page}, which does not exist.`);
  const module = await load();
  loaded.set(route, module.default);
  return module;
}

/** The page with everything on it, as navigating needs it. */
export async function loadWholePage(route: Route): Promise<void> {
  await loadParts((await loadPage(route)).parts);
}

/** All that stands in the document of a page, as prerendering needs it. */
export async function loadDocument(route: Route): Promise<void> {
  await Promise.all([loadParts(shellParts), loadWholePage(route)]);
}

export function loadedPage(route: Route): ComponentType {
  const page = loaded.get(route);
  if (!page) throw new Error(`The page of ${route.path} is drawn before it is loaded.`);
  return page;
}
