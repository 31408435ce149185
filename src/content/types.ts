/** Shapes of the copy. Components draw them; content files fill them; the compiler checks both. */

export type ProductSlug =
  | "anti-drone-solution"
  | "drone-detection"
  | "gnss-jamming-spoofing"
  | "cyber-warfare-simulation"
  | "syfor-drones";

/** The four product pages that share one template; the drone has a page of its own. */
export type SystemSlug = Exclude<ProductSlug, "syfor-drones">;

/** Sections of the home page that links lead to. */
export type SectionId = "capabilities" | "technology" | "compliance" | "about" | "contact";

export const pictureNames = [
  "hero-wide",
  "hero-tall",
  "sy300-three-quarter",
  "sy300-top",
  "sy300-front",
  "sy300-side",
  "sy300-motor",
  "sy300-payload",
  "anti-drone-solution",
  "drone-detection",
  "gnss-jamming-spoofing",
  "cyber-warfare-simulation",
  "mission-border-security",
  "mission-reconnaissance",
  "mission-tactical-support",
] as const;

export type PictureName = (typeof pictureNames)[number];

export type IconName = "shield" | "radar" | "satellite" | "network" | "drone";

export interface PictureCopy {
  readonly name: PictureName;
  /** What is seen, and why it matters here. */
  readonly alt: string;
}

export interface CaptionedPicture extends PictureCopy {
  readonly caption: string;
}

export interface PageMeta {
  readonly title: string;
  readonly description: string;
}

export interface Product {
  readonly slug: ProductSlug;
  readonly path: `/${ProductSlug}`;
  readonly name: string;
  /** One line, for the menu and the hero tiles. */
  readonly summary: string;
  readonly icon: IconName;
}

export interface Titled {
  readonly title: string;
  readonly text: string;
}

/** A figure with its unit kept apart, so that the unit can be set smaller and never parted from it. */
export interface Measure {
  readonly prefix?: string;
  readonly value: string;
  readonly unit?: string;
  /** No space before the unit: 99.9%, <100ms. */
  readonly tight?: true;
}

export interface SystemContent {
  readonly slug: SystemSlug;
  /** One sentence that could stand alone on a slide. */
  readonly statement: string;
  readonly intro: string;
  readonly featuresTitle: string;
  readonly features: readonly [Titled, Titled, Titled, Titled];
  readonly figureTitle: string;
  readonly figureText: string;
  readonly notice?: Titled;
  readonly closing: string;
}

/** What stands on a page in which order. Section, figure and table numbers follow from it. */
export interface Chapter {
  readonly id: string;
  readonly figures?: readonly string[];
  readonly tables?: readonly string[];
}

export interface Outline {
  /** What stands before the first chapter. */
  readonly cover?: Omit<Chapter, "id">;
  readonly chapters: readonly Chapter[];
}

/** A figure and what it counts. */
export interface Stat {
  readonly value: string;
  readonly label: string;
  /** Where it says how to read it. */
  readonly href?: string;
}
