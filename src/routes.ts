import { homeMeta, notFoundMeta, productMeta } from "./content/meta.ts";
import type { PageMeta, ProductSlug } from "./content/types.ts";

export interface Route {
  readonly path: string;
  /** The page's module, relative to this file. */
  readonly page: `./pages/${string}-page.tsx`;
  readonly meta: PageMeta;
  readonly product?: ProductSlug;
}

const productRoute = (slug: ProductSlug, page: Route["page"]): Route => ({
  path: `/${slug}`,
  page,
  meta: productMeta[slug],
  product: slug,
});

/** THE route table: router, prerender, sitemap, menu checks and end-to-end sweeps read it. */
export const routes: readonly Route[] = [
  { path: "/", page: "./pages/home/home-page.tsx", meta: homeMeta },
  productRoute("syfor-drones", "./pages/drone/drone-page.tsx"),
  productRoute("anti-drone-solution", "./pages/product/anti-drone-page.tsx"),
  productRoute("drone-detection", "./pages/product/detection-page.tsx"),
  productRoute("gnss-jamming-spoofing", "./pages/product/gnss-page.tsx"),
  productRoute("cyber-warfare-simulation", "./pages/product/cyber-page.tsx"),
];

/** Stands for every other address; served as 404.html with status 404. */
export const notFoundRoute: Route = {
  path: "/404",
  page: "./pages/not-found/not-found-page.tsx",
  meta: notFoundMeta,
};

export const matchRoute = (path: string): Route =>
  routes.find((route) => route.path === path) ?? notFoundRoute;
