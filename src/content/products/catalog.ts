import { site } from "../site/company.ts";
import type { Product, ProductSlug } from "../types.ts";

/** In the order every menu and list shows them. */
export const products: readonly [Product, Product, ...Product[]] = [
  {
    slug: "anti-drone-solution",
    path: "/anti-drone-solution",
    name: "Anti-Drone Solutions",
    summary: "Layered response, from first contact to lawful action.",
    icon: "shield",
    picture: {
      name: "anti-drone-solution",
      alt: "Architect's model of a compound under two nested clear domes; a small orange drone touches the rim of the outer one.",
      caption: "Two layers of protection around one site",
    },
  },
  {
    slug: "drone-detection",
    path: "/drone-detection",
    name: "Drone Detection",
    summary: "Radio, radar, optics and sound in one air picture.",
    icon: "radar",
    picture: {
      name: "drone-detection",
      alt: "Architect's model of a sensor mast on a ridge; brass sight lines fan out over the terrain and one, in orange, ends at a small drone.",
      caption: "One mast, every bearing, one contact",
    },
  },
  {
    slug: "gnss-jamming-spoofing",
    path: "/gnss-jamming-spoofing",
    name: "GNSS Jamming & Spoofing",
    summary: "Receivers tested under controlled, repeatable interference.",
    icon: "satellite",
    picture: {
      name: "gnss-jamming-spoofing",
      alt: "Architect's model of five satellites on rods: four brass threads meet at one receiver, the fifth, orange, bends to a clear copy of it in the wrong place.",
      caption: "True signals, and one that is not",
    },
  },
  {
    slug: "cyber-warfare-simulation",
    path: "/cyber-warfare-simulation",
    name: "Cyber Warfare Simulation",
    summary: "Scored exercises on a replica of your networks.",
    icon: "network",
    picture: {
      name: "cyber-warfare-simulation",
      alt: "Architect's model of a riverside district with three clear plates of network nodes above it, joined to its roofs by rods; one node is orange.",
      caption: "A district and the networks above it",
    },
  },
  {
    slug: "syfor-drones",
    path: "/syfor-drones",
    name: `${site.name} Drones`,
    summary: "The SY300: a hexacopter for loads that cannot wait for a road.",
    icon: "drone",
    picture: {
      name: "sy300-three-quarter",
      alt: "The SY300 hexacopter from the front left: six folding booms, two-blade propellers, payload crate and camera under the hub.",
      caption: "SY300, three-quarter view",
    },
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
