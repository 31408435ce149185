import type { ComponentType } from "react";
import type { DeferredParts } from "../hydration/deferred.tsx";
import type { Route } from "./routes.ts";

interface PageModule {
  readonly default: ComponentType;
  /** Those of its parts that can wait until the visitor comes near, where the page was prerendered. */
  readonly parts?: DeferredParts;
}

const modules = import.meta.glob<PageModule>("/src/pages/*/*-page.tsx");
const loaded = new Map<Route, ComponentType>();

export async function loadPage(route: Route): Promise<PageModule> {
  const load = modules[route.page];
  if (!load) throw new Error(`The route ${route.path} names ${route.page}, which does not exist.`);
  const module = await load();
  loaded.set(route, module.default);
  return module;
}

/** The page with everything on it, as prerendering and navigating need it. */
export async function loadWholePage(route: Route): Promise<void> {
  const { parts = {} } = await loadPage(route);
  await Promise.all(Object.values(parts).map((part) => part.load()));
}

export function loadedPage(route: Route): ComponentType {
  const page = loaded.get(route);
  if (!page) throw new Error(`The page of ${route.path} is drawn before it is loaded.`);
  return page;
}
