import { hero } from "../home/hero.ts";
import { productOf } from "../products/catalog.ts";
import { productPictures } from "../products/pictures.ts";
import { published } from "../products/syfor-drones/specifications.ts";
import type { PageMeta, ProductSlug } from "../types.ts";
import { site } from "./company.ts";

const { light, heavy } = published;

/** What search engines, browser tabs and shared links show of each page. */

export const homeMeta: PageMeta = {
  path: "/",
  title: `${site.name}: anti-drone and electronic defense systems`,
  description:
    "Find and counter drones, test GNSS receivers, train network defenders and fly heavy loads with the SY300. For defense and security agencies.",
  share: { name: "home", alt: hero.picture.alt },
  isIndexed: true,
};

const productMetaOf = (
  slug: ProductSlug,
  description: string,
  title = `${productOf(slug).name} | ${site.name}`,
): PageMeta => ({
  path: `/${slug}`,
  title,
  description,
  share: { name: slug, alt: productPictures[slug].alt },
  isIndexed: true,
});

export const productMeta: Readonly<Record<ProductSlug, PageMeta>> = {
  "anti-drone-solution": productMetaOf(
    "anti-drone-solution",
    "Detect, track, identify, decide, mitigate: one system carries the chain, a person makes the decision, and the log keeps the times.",
  ),
  "drone-detection": productMetaOf(
    "drone-detection",
    "Passive RF, 3D radar, cameras and microphones in one air picture. See which sensor still finds the drone, and what your terrain does to it.",
  ),
  "gnss-jamming-spoofing": productMetaOf(
    "gnss-jamming-spoofing",
    "Find out what your GNSS receiver reports when its signals are drowned or imitated. Controlled, repeatable tests for authorized government users.",
  ),
  "cyber-warfare-simulation": productMetaOf(
    "cyber-warfare-simulation",
    "A cyber range that rebuilds the networks you choose. Your team is attacked in earnest, scored live and debriefed on one timeline.",
  ),
  "syfor-drones": productMetaOf(
    "syfor-drones",
    `A folding heavy-lift hexacopter. Up to ${light.time} with ${light.payload} payload, or ${heavy.payload} with ${heavy.time} endurance; deployed in under ${published.deployment}.`,
    `SY300 heavy-lift hexacopter | ${productOf("syfor-drones").name}`,
  ),
};

export const notFoundMeta: PageMeta = {
  path: "/404",
  title: `Page not found | ${site.name}`,
  description: "There is no page at this address. The home page and the product pages are one step away.",
  share: homeMeta.share,
  isIndexed: false,
};

/** Every page that has an address of its own. */
export const pages: readonly PageMeta[] = [homeMeta, ...Object.values(productMeta)];

/** Any other address is answered with the 404 page. */
export const metaAt = (path: string): PageMeta => pages.find((page) => page.path === path) ?? notFoundMeta;
