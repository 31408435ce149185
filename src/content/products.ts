import { site } from "./site.ts";
import type { Product } from "./types.ts";

/** The five products, in the order every menu and list shows them. */
export const products: readonly [Product, Product, Product, Product, Product] = [
  {
    slug: "anti-drone-solution",
    path: "/anti-drone-solution",
    name: "Anti-Drone Solutions",
    summary: "Layered response, from first contact to safe ground.",
    icon: "shield",
    picture: {
      name: "anti-drone-solution",
      alt: "Architect's model of a compound under two nested clear domes; a small orange drone touches the rim of the outer one.",
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
    },
  },
  {
    slug: "gnss-jamming-spoofing",
    path: "/gnss-jamming-spoofing",
    name: "GNSS Jamming & Spoofing",
    summary: "Receivers tested against the interference they will meet.",
    icon: "satellite",
    picture: {
      name: "gnss-jamming-spoofing",
      alt: "Architect's model of five satellites on rods: four brass threads run to one receiver, the fifth, orange, bends away to the wrong place.",
    },
  },
  {
    slug: "cyber-warfare-simulation",
    path: "/cyber-warfare-simulation",
    name: "Cyber Warfare Simulation",
    summary: "Rehearse the attack you expect, and the one you don’t.",
    icon: "network",
    picture: {
      name: "cyber-warfare-simulation",
      alt: "Architect's model of a city district with clear plates floating above it, joined by rods; a single node on the network is orange.",
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
    },
  },
];
