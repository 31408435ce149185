import type { ProductSlug } from "../content/types.ts";

export interface Route {
  readonly path: string;
  /** The address of the module of the page, from the root of the project. */
  readonly page: `/src/pages/${string}-page.tsx`;
  readonly product?: ProductSlug;
}

const productRoute = (slug: ProductSlug, page: Route["page"]): Route => ({
  path: `/${slug}`,
  page,
  product: slug,
});

/** THE route table: router, prerender, sitemap, menu checks and end-to-end sweeps read it. */
export const routes: readonly Route[] = [
  { path: "/", page: "/src/sections/home/home-page.tsx" },
  productRoute("syfor-drones", "/src/sections/syfor-drones/drone-page.tsx"),
  productRoute("anti-drone-solution", "/src/sections/product/anti-drone-page.tsx"),
  productRoute("drone-detection", "/src/sections/product/detection-page.tsx"),
  productRoute("gnss-jamming-spoofing", "/src/sections/product/gnss-page.tsx"),
  productRoute("cyber-warfare-simulation", "/src/sections/product/cyber-page.tsx"),
];

/** Stands for every other address; served as 404.html with status 404. */
export const notFoundRoute: Route = {
  path: "/404",
  page: "/src/sections/not-found/not-found-page.tsx",
};

const byPath = new Map(routes.map((route) => [route.path, route]));

export const matchRoute = (path: string): Route => byPath.get(path) ?? notFoundRoute;
