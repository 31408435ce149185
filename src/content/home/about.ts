import { published, unparted } from "../products/syfor-drones/specifications.ts";
import { sectionHref } from "../site/navigation.ts";
import type { PictureCopy, SectionId, Stat, Titled } from "../types.ts";

interface AboutStat extends Stat {
  readonly note: string;
}

export const about = {
  label: "About",
  title: "We say what our systems cannot do.",
  text: "Known limits are stated in writing: terrain masks a sensor, a cable test bypasses the antenna, and without a position fix the SY300 cannot return by itself.",
  picture: {
    name: "sy300-front",
    alt: "Rendering of the SY300 from the front, standing on its skids, booms and propellers level to both sides.",
  } satisfies PictureCopy,
  caption: "SY300, front view, rendering",
  values: [
    {
      title: "Innovation",
      text: "Six programs to 2030, from post-quantum links to sensing from space.",
    },
    {
      title: "Precision",
      text: "Each figure has its condition on its page, or a note that none is stated.",
    },
    {
      title: "Mission-Ready",
      text: `The SY300 deploys in under ${unparted(published.deployment)}; where the minute begins is agreed before acceptance.`,
    },
  ] satisfies Titled[],
  /** Each with how to read it. */
  stats: [
    {
      value: "100%",
      label: "Indigenous Development",
      note: "All five systems are designed and developed in-house. Where parts are made is not published.",
    },
    {
      value: "24/7",
      label: "Support & Monitoring",
      note: "Day and night, by contract, which also sets how fast we answer a fault.",
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
      note: "Its mission time is not stated. Read as availability, 0.1% is ten minutes a week.",
    },
  ] satisfies AboutStat[],
  /** What no page of the site says, asked here once for all systems. */
  askFirst: {
    id: "ask-first" satisfies SectionId,
    title: "Not published: what to ask us",
    preview: "In service, origin, support, export, company, clearance.",
    notes: [
      { title: "In service", text: "Where, since when, and which user may be called?" },
      { title: "Origin", text: "Where are a system’s parts and software made, and who signs the updates?" },
      {
        title: "Support",
        text: "Who trains, holds spares and delivers updates over ten years, and at what price?",
      },
      {
        title: "Export",
        text: "Which regime and category, who applies for the license, and how long does it take?",
      },
      { title: "Company", text: "Which legal entity, in which country, and who owns it?" },
      { title: "Clearance", text: "Which facility clearance, and granted by whom?" },
    ] satisfies Titled[],
  },
} as const;
