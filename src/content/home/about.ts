import { published, unparted } from "../products/syfor-drones/published.ts";
import { site } from "../site/company.ts";
import { sectionHref } from "../site/navigation.ts";
import type { PictureCopy, Stat, Titled } from "../types.ts";

export const about = {
  label: "About",
  title: "We say what our systems cannot do.",
  text: `${site.name} designs, develops and supports its systems itself, and puts their limits in writing. Up to sixty minutes in the air means with ${unparted(published.light.payload)} aboard; nine kilograms means ${published.heavy.minutes}\u00a0minutes.`,
  picture: {
    name: "sy300-front",
    alt: "Rendering of the SY300 from the front, standing on its skids, booms and propellers level to both sides.",
  } satisfies PictureCopy,
  caption: "SY300, front view, rendering",
  values: [
    {
      title: "Innovation",
      text: "A plan published year by year.",
    },
    {
      title: "Precision",
      text: "Figures given with their limits.",
    },
    {
      title: "Mission-Ready",
      text: "Supported around the clock.",
    },
  ] satisfies Titled[],
  stats: [
    { value: "100%", label: "Indigenous Development" },
    { value: "24/7", label: "Support & Monitoring" },
    { value: "MIL-STD", label: "Certified Systems", href: sectionHref("compliance") },
    { value: "99.9%", label: "System Reliability", href: sectionHref("technology") },
  ] satisfies Stat[],
  /** How to read each of them, in their order. */
  notes: [
    { title: "Indigenous", text: "says who designs and develops. Ask for the origin of parts." },
    { title: "24/7", text: "is a desk that answers at any hour, not a response time." },
    { title: "MIL-STD", text: "means designed with reference to four standards." },
    { title: "99.9%", text: "taken as availability leaves out ten minutes a week." },
  ] satisfies Titled[],
} as const;
