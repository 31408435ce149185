import { published, unparted } from "../products/syfor-drones/specifications.ts";
import type { PictureCopy, SectionId, Stat, Titled } from "../types.ts";

interface AboutStat extends Stat {
  readonly note: string;
}

export const about = {
  label: "About",
  title: "We answer in writing.",
  text: "We develop what we sell, so we can say where each system stops: terrain masks a\u00a0sensor, a\u00a0cable test bypasses the antenna, and the SY300 cannot return without a\u00a0position\u00a0fix.",
  picture: {
    name: "sy300-front",
    alt: "The SY300 from the front, standing on its skids, booms and propellers level on both sides.",
  } satisfies PictureCopy,
  caption: "The SY300, booms level and locked.",
  values: [
    {
      title: "Innovation",
      text: "Six programs to 2030, from post-quantum links to sensing from space.",
    },
    {
      title: "Precision",
      text: "A\u00a0number is only as good as the test behind it. Agree on that test with us.",
    },
    {
      title: "Mission-Ready",
      text: `The SY300 deploys in under ${unparted(published.deployment)}. At acceptance you hold the stopwatch.`,
    },
  ] satisfies Titled[],
  /** Each with what follows from it. */
  stats: [
    {
      value: "100%",
      label: "Indigenous Development",
      note: "All five systems are designed and developed in-house.",
    },
    {
      value: "24/7",
      label: "Support & Monitoring",
      note: "Your contract sets how fast we answer a fault.",
    },
    {
      value: "MIL-STD",
      label: "Certified Systems²",
      note: "Designed with reference to four standards.",
    },
    {
      value: "99.9%",
      label: "System Reliability¹",
      note: "Measured with you, over an agreed period.",
    },
  ] satisfies AboutStat[],
  project: {
    id: "how-a-project-runs" satisfies SectionId,
    title: "How a project runs",
    preview: "Talk, survey, agree, build, prove, sustain.",
    notes: [
      {
        title: "Talk",
        text: "You tell us what you protect and from what, unclassified. Bring whoever must approve it.",
      },
      {
        title: "Survey",
        text: "We walk the site or the network list with you and mark what a\u00a0map does not show.",
      },
      {
        title: "Agree",
        text: "You set the limits to pass, in writing, before anything is built.",
      },
      {
        title: "Build",
        text: "We configure what your rules permit, and your crew trains on it.",
      },
      {
        title: "Prove",
        text: "Your team runs the acceptance test and keeps the record.",
      },
      {
        title: "Sustain",
        text: "Support, spares and updates follow under contract, day and night.",
      },
    ] satisfies Titled[],
  },
  /** What no page of the site says, for all systems alike. */
  agenda: {
    id: "ask-first" satisfies SectionId,
    title: "On the agenda when we meet",
    preview: "Service, origin, support, export and more.",
    notes: [
      {
        title: "Service record",
        text: "Where is each system in service, since when, and whom can you call?",
      },
      { title: "Origin", text: "Where are parts and software made, and who signs the updates?" },
      {
        title: "Support",
        text: "Who trains, holds spares and delivers updates over ten years, and at what price?",
      },
      {
        title: "Export",
        text: "Which regime and category apply, who requests the license, and how long does it take?",
      },
      { title: "Company", text: "Which legal entity signs the contract, and under which law?" },
      { title: "Facility clearance", text: "At which level is it held, and who granted it?" },
    ] satisfies Titled[],
  },
} as const;
