import { site } from "../site.ts";
import type { PictureCopy, Stat, Titled } from "../types.ts";

export const about = {
  label: "About",
  title: "A number without its condition is not a number.",
  text: `${site.name} is a defense-technology company. We design, build and support our systems ourselves, and we say what each of them cannot do. Sixty minutes in the air means with 1\u00a0kg aboard. Nine kilograms means 22\u00a0minutes. We give the second half of the sentence.`,
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
      text: "Equipment arrives to be used, by the people you have, on the day you need it.",
    },
  ] satisfies Titled[],
  stats: [
    { value: "100%", label: "Indigenous Development" },
    { value: "24/7", label: "Support & Monitoring" },
    { value: "MIL-STD", label: "Certified Systems" },
    { value: "99.9%", label: "System Reliability" },
  ] satisfies Stat[],
} as const;
