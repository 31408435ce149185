import { published, unparted } from "../products/syfor-drones/published.ts";
import { site } from "../site/company.ts";
import { sectionHref } from "../site/navigation.ts";
import type { PictureCopy, Stat, Titled } from "../types.ts";

interface AboutStat extends Stat {
  readonly note: string;
}

const { light, heavy } = published;

export const about = {
  label: "About",
  title: "We say what our systems cannot do.",
  text: `${site.name} designs, develops and supports its systems itself, and states their known limits in writing. Up to ${unparted(light.time)} means with ${unparted(light.payload)} aboard; ${unparted(heavy.payload)} means ${unparted(heavy.time)}.`,
  picture: {
    name: "sy300-front",
    alt: "Rendering of the SY300 from the front, standing on its skids, booms and propellers level to both sides.",
  } satisfies PictureCopy,
  caption: "SY300, front view, rendering",
  values: [
    {
      title: "Innovation",
      text: "A plan, year by year.",
    },
    {
      title: "Precision",
      text: "Conditions where published, gaps named.",
    },
    {
      title: "Mission-Ready",
      text: "Support by contract.",
    },
  ] satisfies Titled[],
  /** Each with how to read it. */
  stats: [
    {
      value: "100%",
      label: "Indigenous Development",
      note: "Indigenous says who designs and develops. It names no country, and no origin of parts.",
    },
    {
      value: "24/7",
      label: "Support & Monitoring",
      note: "The hours the operations desk is meant to keep. Response times are set by contract.",
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
      note: "Reliability needs a mission time: none is stated here. Read as availability, 0.1% is ten minutes a week.",
    },
  ] satisfies AboutStat[],
  unstated: {
    title: "Not stated on this site",
    text: "Legal entity, country, ownership, facility clearance, export classification, reference users. Ask for them first.",
  } satisfies Titled,
} as const;
