import { homeMeta, notFoundMeta, productMeta } from "../content/site/meta.ts";
import type { PageMeta } from "../content/types.ts";
import type { Route } from "./routes.ts";

/** Apart from the route table: only a document or a navigation needs it, not the start. */
export function metaOf(route: Route): PageMeta {
  if (route.product) return productMeta[route.product];
  return route.path === "/" ? homeMeta : notFoundMeta;
}
