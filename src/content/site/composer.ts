import type { ProductSlug } from "../types.ts";

/** The outline composer beside the form: what can be chosen, and how each choice is said in the outline. */

/** Label, and what stands in the sentence. */
type Options<Name extends string> = Readonly<Record<Name, readonly [label: string, said: string]>>;

export type Site = "base" | "airport" | "depot" | "border" | "headquarters";
export type Terrain = "open" | "hills" | "forest" | "coast" | "city";
export type Term = "quarter" | "year" | "later" | "asking";

export const sites: Options<Site> = {
  base: ["Military base", "a military base"],
  airport: ["Airport", "an airport"],
  depot: ["Depot", "a depot"],
  border: ["Border stretch", "a stretch of border"],
  headquarters: ["Headquarters", "a headquarters"],
};

export const terrains: Options<Terrain> = {
  open: ["Open ground", "on open ground"],
  hills: ["Hills and ridges", "among hills and ridges"],
  forest: ["Forest", "in a forest"],
  coast: ["Coast", "on the coast"],
  city: ["City", "in a city"],
};

export const terms: Options<Term> = {
  quarter: ["Three months", "We need an answer in place within three months."],
  year: ["A\u00a0year", "We need an answer in place within a year."],
  later: ["Later", "Our date is more than a year away."],
  asking: ["No date yet", "We have no date yet."],
};

export const composer = {
  title: "Draft an outline (optional)",
  /** Until something is. */
  unchosen: "Choose what fits. Your outline appears here.",
  choose: "Choose",
  site: "Kind of site",
  terrain: "Terrain",
  worries: "What worries you",
  term: "By when",
  /** In the plan: what stands there until a kind is chosen, and where each worry comes from. */
  anySite: "your site",
  labels: {
    "anti-drone-solution": "drone",
    "drone-detection": "unseen",
    "gnss-jamming-spoofing": "false place",
    "cyber-warfare-simulation": "network",
    "syfor-drones": "no road",
  } satisfies Readonly<Record<ProductSlug, string>>,
  /** The sentences between the choices. */
  sentences: {
    opening: "Unclassified outline.",
    protect: "We protect",
    lies: "Our site lies",
    one: "Our problem:",
    several: "Our problems:",
    closing: "Please propose a first meeting.",
  },
  add: "Add to Requirements",
  update: "Update Requirements",
  takeBack: "Take it back",
  added: "Added to Requirements.",
  updated: "Updated in Requirements.",
  takenBack: "Taken out of Requirements.",
  tooLong: (missing: number) =>
    `Not added: Requirements needs room for ${missing} more ${missing === 1 ? "character" : "characters"}. What you wrote is unchanged.`,
} as const;
