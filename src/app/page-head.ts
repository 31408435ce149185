import { canonicalAddress } from "../content/site/company.ts";
import { notFoundRoute, type Route } from "./routes.ts";

function replaceInHead(selector: string, tag: "meta" | "link", attributes?: Record<string, string>) {
  document.head.querySelector(selector)?.remove();
  if (!attributes) return;
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}

/** What the prerendered head says of a page, said again after a navigation without a document. */
export function describePage(route: Route) {
  const { path, meta } = route;
  const isIndexed = route !== notFoundRoute;
  document.title = meta.title;
  replaceInHead('meta[name="description"]', "meta", { name: "description", content: meta.description });
  replaceInHead(
    'link[rel="canonical"]',
    "link",
    isIndexed ? { rel: "canonical", href: canonicalAddress(path) } : undefined,
  );
  replaceInHead(
    'meta[name="robots"]',
    "meta",
    isIndexed ? undefined : { name: "robots", content: "noindex" },
  );
}
