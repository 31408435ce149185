import { productOf } from "../products/catalog.ts";
import { published } from "../products/syfor-drones/published.ts";
import type { PageMeta, ProductSlug } from "../types.ts";
import { site } from "./company.ts";

const { light, heavy } = published;

const titleOf = (slug: ProductSlug) => `${productOf(slug).name} | ${site.name}`;

/** Titles and descriptions as search engines and browser tabs show them. */
export const homeMeta: PageMeta = {
  title: `${site.name}: counter-drone and electronic defense systems`,
  description:
    "Anti-drone systems, drone detection, GNSS test, cyber warfare simulation and the SY300 hexacopter. For defense and security agencies.",
};

export const productMeta: Readonly<Record<ProductSlug, PageMeta>> = {
  "anti-drone-solution": {
    title: titleOf("anti-drone-solution"),
    description:
      "One system for the whole chain: detect, track, identify, decide, mitigate. A person makes the decision; the system keeps the record.",
  },
  "drone-detection": {
    title: titleOf("drone-detection"),
    description:
      "Passive RF, 3D radar, cameras and acoustics fused into one air picture, with an account of what each sensor can and cannot see.",
  },
  "gnss-jamming-spoofing": {
    title: titleOf("gnss-jamming-spoofing"),
    description:
      "Controlled, repeatable GNSS interference for test and evaluation of receivers. For authorized government users only.",
  },
  "cyber-warfare-simulation": {
    title: titleOf("cyber-warfare-simulation"),
    description:
      "A cyber range that replicates the parts you choose: design, dry run, execution, evaluation, repeat. Scored, and replayed afterward.",
  },
  "syfor-drones": {
    title: `SY300 heavy-lift hexacopter | ${productOf("syfor-drones").name}`,
    description: `The SY300 flies up to ${light.time} with ${light.payload}, carries ${heavy.payload} for ${heavy.time}, has a range of up to ${published.radius} radius and deploys in under ${published.deployment}: separate limits.`,
  },
};

export const notFoundMeta: PageMeta = {
  title: `Page not found | ${site.name}`,
  description: "The page you asked for does not exist on this site.",
};
