import { productOf } from "../products/catalog.ts";
import { published, unparted } from "../products/syfor-drones/specifications.ts";
import type { PictureCopy, Stat, SystemSlug } from "../types.ts";

const { heavy } = published;

export const hero = {
  badge: "For defense and security agencies",
  headline: ["Hold the", "low sky."],
  lede: `Our systems find low-flying drones and counter them on your order. We test the receivers you trust and train your network defenders. Our SY300 drone carries ${unparted(heavy.payload)} for ${unparted(heavy.time)}.`,
  picture: {
    name: "hero-wide",
    alt: "A night valley: the SY300 hexacopter flies low in front. On a ridge behind it a mast holds a line of sight to one orange drone.",
  } satisfies PictureCopy,
  explore: "Explore Solutions",
  contact: "Contact Defense Team",
  /** The first and the third are where the notes of the site lead back to; the last leads to the fifth system, which has no tile. */
  stats: [
    { value: "99.9%", label: "Detection Rate¹" },
    { value: "24/7", label: "Monitoring" },
    { value: "MIL-STD", label: "Certified²" },
    { value: "SY300", label: "Syfor Drones", href: productOf("syfor-drones").path },
  ] satisfies Stat[],
  tiles: [
    "anti-drone-solution",
    "drone-detection",
    "gnss-jamming-spoofing",
    "cyber-warfare-simulation",
  ] satisfies SystemSlug[],
} as const;
