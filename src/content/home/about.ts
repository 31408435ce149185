import { published, unparted } from "../products/syfor-drones/published.ts";
import { site } from "../site/company.ts";
import type { PictureCopy, Stat, Titled } from "../types.ts";

export const about = {
  label: "About",
  title: "We also say what it cannot do.",
  text: `${site.name} is a defense-technology company. We design, build and support our systems ourselves, and we put their limits in writing. Sixty minutes in the air means with ${unparted(published.light.payload)} aboard. Nine kilograms means ${published.heavy.minutes}\u00a0minutes.`,
  picture: {
    name: "sy300-motor",
    alt: "Close view of the end of an SY300 boom: vented motor with copper windings, woven carbon propeller and boom.",
  } satisfies PictureCopy,
  caption: "SY300, motor, propeller and boom",
  values: [
    {
      title: "Innovation",
      text: "We work on the next problem, not the last one, and we publish the plan.",
    },
    {
      title: "Precision",
      text: "A figure is given with its unit and, where it has one, its condition.",
    },
    {
      title: "Mission-Ready",
      text: "Equipment is designed to be set up and run by the people you already have.",
    },
  ] satisfies Titled[],
  stats: [
    { value: "100%", label: "Indigenous Development" },
    { value: "24/7", label: "Support & Monitoring" },
    { value: "MIL-STD", label: "Certified Systems" },
    { value: "99.9%", label: "System Reliability" },
  ] satisfies Stat[],
} as const;
