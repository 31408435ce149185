import { site } from "../site/company.ts";
import type { Product, ProductSlug } from "../types.ts";

/** In the order every menu and list shows them. */
export const products: readonly [Product, Product, ...Product[]] = [
  {
    slug: "anti-drone-solution",
    path: "/anti-drone-solution",
    name: "Anti-Drone Solutions",
    summary: "From first contact to authorized response.",
    icon: "shield",
  },
  {
    slug: "drone-detection",
    path: "/drone-detection",
    name: "Drone Detection",
    summary: "Radio, radar, cameras and sound in one air picture.",
    icon: "radar",
  },
  {
    slug: "gnss-jamming-spoofing",
    path: "/gnss-jamming-spoofing",
    name: "GNSS Jamming & Spoofing",
    summary: "Your receivers, tested against jamming and spoofing.",
    icon: "satellite",
  },
  {
    slug: "cyber-warfare-simulation",
    path: "/cyber-warfare-simulation",
    name: "Cyber Warfare Simulation",
    summary: "Scored exercises on a replica of your networks.",
    icon: "network",
  },
  {
    slug: "syfor-drones",
    path: "/syfor-drones",
    name: `${site.name} Drones`,
    summary: "The SY300, a folding heavy-lift hexacopter.",
    icon: "drone",
  },
];

const numerals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** How many products there are, as a word in a sentence. */
export const productCount = numerals[products.length] ?? String(products.length);

export function productOf(slug: ProductSlug): Product {
  const product = products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`There is no product "${slug}".`);
  return product;
}

/** The last leads back to the first. */
export const productAfter = (product: Product): Product =>
  products[products.indexOf(product) + 1] ?? products[0];
