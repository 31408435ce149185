import { type ComponentType, lazy } from "react";
import { loadAsDocument } from "../navigation/load-as-document.ts";
import type { Route } from "./routes.ts";

interface PageModule {
  readonly default: ComponentType;
}

const modules = import.meta.glob<PageModule>("/src/pages/*/*-page.tsx");
const loaded = new Map<Route, ComponentType>();
const waiting = new Map<Route, ComponentType>();

export async function loadPage(route: Route): Promise<PageModule> {
  const load = modules[route.page];
  if (!load) throw new Error(`The route ${route.path} names ${route.page}, which does not exist.`);
  const module = await load();
  loaded.set(route, module.default);
  return module;
}

/** The page's component: at once when it is here, otherwise one that suspends until it is. */
export function pageComponent(route: Route): ComponentType {
  const here = waiting.get(route) ?? loaded.get(route);
  if (here) return here;
  const later = lazy(() => loadPage(route).catch(loadAsDocument));
  waiting.set(route, later);
  return later;
}
