import { canonicalAddress } from "../content/site/company.ts";
import { metaOf } from "./page-meta.ts";
import { matchRoute, notFoundRoute, type Route } from "./routes.ts";

/** An element of the head that differs from page to page; `name` tells it from the others of its tag. */
export interface HeadElement {
  readonly tag: "meta" | "link";
  readonly name: readonly [attribute: "name" | "rel", value: string];
  readonly content: readonly [attribute: "content" | "href", value: string];
}

export const isIndexed = ({ path }: Route) => matchRoute(path) !== notFoundRoute;

export const headElements = (route: Route): readonly HeadElement[] => [
  { tag: "meta", name: ["name", "description"], content: ["content", metaOf(route).description] },
  isIndexed(route)
    ? { tag: "link", name: ["rel", "canonical"], content: ["href", canonicalAddress(route.path)] }
    : { tag: "meta", name: ["name", "robots"], content: ["content", "noindex"] },
];

/** What the prerendered head says of a page, said again after a navigation without a document. */
export function describePage(path: string) {
  const route = matchRoute(path);
  document.title = metaOf(route).title;
  for (const varying of ['meta[name="description"]', 'link[rel="canonical"]', 'meta[name="robots"]'])
    document.head.querySelector(varying)?.remove();
  for (const { tag, name, content } of headElements(route)) {
    const element = document.createElement(tag);
    element.setAttribute(...name);
    element.setAttribute(...content);
    document.head.append(element);
  }
}
