import { published, unparted } from "../products/syfor-drones/published.ts";
import { site } from "../site/company.ts";
import { sectionHref } from "../site/navigation.ts";
import type { PictureCopy, Stat, Titled } from "../types.ts";

interface AboutStat extends Stat {
  readonly note: string;
  /** What is written beside the hour without its ten minutes. */
  readonly drawing?: string;
}

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
  /** Each with how to read it. */
  stats: [
    {
      value: "100%",
      label: "Indigenous Development",
      note: "Indigenous says who designs and develops. Ask in which country, and for the origin of parts.",
    },
    {
      value: "24/7",
      label: "Support & Monitoring",
      note: "A desk that answers at any hour, not a response time.",
    },
    {
      value: "MIL-STD",
      label: "Certified Systems",
      note: "Designed with reference to four standards.",
      href: sectionHref("compliance"),
    },
    {
      value: "99.9%",
      label: "System Reliability",
      note: "Read as availability, it leaves out ten minutes a week: a sixth of one hour.",
      drawing: "0.1% = 10 min",
    },
  ] satisfies AboutStat[],
} as const;
