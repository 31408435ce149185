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
  title: `${site.name}: counter-drone and electronic defense systems`,
  description:
    "Anti-drone systems, drone detection, GNSS test, cyber warfare simulation and the SY300 hexacopter. For defense and security agencies.",
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
    "One system for the whole chain: detect, track, identify, decide, mitigate. A person makes the decision; the system keeps the record.",
  ),
  "drone-detection": productMetaOf(
    "drone-detection",
    "Passive RF, 3D radar, cameras and acoustics fused into one air picture, with an account of what each sensor can and cannot see.",
  ),
  "gnss-jamming-spoofing": productMetaOf(
    "gnss-jamming-spoofing",
    "Controlled, repeatable GNSS interference for test and evaluation of receivers. For authorized government users only.",
  ),
  "cyber-warfare-simulation": productMetaOf(
    "cyber-warfare-simulation",
    "A cyber range that replicates the parts you choose: design, dry run, execution, evaluation, repeat. Scored, and replayed afterward.",
  ),
  "syfor-drones": productMetaOf(
    "syfor-drones",
    `The SY300 flies up to ${light.time} with ${light.payload}, carries ${heavy.payload} for ${heavy.time}, has a range of up to ${published.radius} radius and deploys in under ${published.deployment}: separate limits.`,
    `SY300 heavy-lift hexacopter | ${productOf("syfor-drones").name}`,
  ),
};

export const notFoundMeta: PageMeta = {
  path: "/404",
  title: `Page not found | ${site.name}`,
  description: "The page you asked for does not exist on this site.",
  share: homeMeta.share,
  isIndexed: false,
};

/** Every page that has an address of its own. */
export const pages: readonly PageMeta[] = [homeMeta, ...Object.values(productMeta)];

/** Any other address is answered with the 404 page. */
export const metaAt = (path: string): PageMeta => pages.find((page) => page.path === path) ?? notFoundMeta;
