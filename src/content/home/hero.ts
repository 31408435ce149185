import { productOf } from "../products/catalog.ts";
import { published, unparted } from "../products/syfor-drones/specifications.ts";
import { sectionHref } from "../site/navigation.ts";
import type { PictureCopy, Stat, SystemSlug } from "../types.ts";

export const hero = {
  badge: "For defense and security agencies",
  headline: ["Hold the", "low sky."],
  lede: `We develop systems to find and counter drones, test receivers against jamming and spoofing, and train network defenders. Our SY300 carries ${unparted(published.heavy.payload)} for ${unparted(published.heavy.time)}.`,
  picture: {
    name: "hero-wide",
    alt: "Rendering of the SY300 hexacopter standing on a dark studio floor, lit from one side.",
  } satisfies PictureCopy,
  explore: "Explore Solutions",
  contact: "Contact Defense Team",
  stats: [
    { value: "99.9%", label: "Detection Rate", note: "and how to read it", href: sectionHref("how-to-read") },
    { value: "24/7", label: "Monitoring", note: "response by contract", href: sectionHref("about") },
    { value: "MIL-STD", label: "Certified", note: "and what that means", href: sectionHref("compliance") },
    {
      value: "SY300",
      label: "Hexacopter",
      note: "and its figures",
      href: productOf("syfor-drones").path,
    },
  ] satisfies Stat[],
  tiles: [
    "anti-drone-solution",
    "drone-detection",
    "gnss-jamming-spoofing",
    "cyber-warfare-simulation",
  ] satisfies SystemSlug[],
} as const;
