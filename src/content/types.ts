import type { PictureName } from "./picture-names.ts";

/** Shapes of the copy. Components draw them; content files fill them; the compiler checks both. */

export type ProductSlug =
  | "anti-drone-solution"
  | "drone-detection"
  | "gnss-jamming-spoofing"
  | "cyber-warfare-simulation"
  | "syfor-drones";

/** The four product pages that share one template; the drone has a page of its own. */
export type SystemSlug = Exclude<ProductSlug, "syfor-drones">;

/** Places on the home page that links lead to. */
export type SectionId =
  | "capabilities"
  | "compare"
  | "technology"
  | "people-decide"
  | "how-to-read"
  | "compliance"
  | "mil-std-note"
  | "about"
  | "how-a-project-runs"
  | "ask-first"
  | "contact";

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
  readonly path: `/${string}`;
  readonly title: string;
  readonly description: string;
  /** The picture a shared link shows, in public/share. */
  readonly share: { readonly name: ProductSlug | "home"; readonly alt: string };
  readonly isIndexed: boolean;
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

/** A term of the field, defined once: in the page's list of words, and where its prose first uses it. */
export interface Word {
  readonly term: string;
  readonly text: string;
  /** How it stands in the prose, where that is not the term itself. */
  readonly inProse?: string;
}

export interface TestStep extends Titled {
  /** Said elsewhere on the site at length. */
  readonly more?: { readonly text: string; readonly href: string };
}

/** Where there is more: a chapter of the page or one of its items, or another page. */
export type MoreAt =
  | { readonly chapter: string /** Counts from one. */; readonly item?: number }
  | { readonly href: string; readonly text: string };

export interface Question {
  /** What it is about, in a word or two. */
  readonly subject: string;
  readonly text: string;
  /** How a buyer settles it with us. */
  readonly settle: string;
  readonly more?: MoreAt;
}

/** What a buyer tests, and what a buyer settles with us before signing. */
export interface Depth {
  readonly acceptanceTitle: string;
  readonly acceptance: readonly TestStep[];
  readonly questions: readonly Question[];
  /** What is talked over in person. */
  readonly agenda: string;
  readonly words: readonly Word[];
}

/** Who may have it, and under which law: said once, where the page ends. */
export interface Law {
  readonly title: string;
  readonly text: string;
}

/** Who works with it; where the law reserves it, in one clause. */
export interface Users {
  readonly text: string;
  readonly reserved?: string;
}

/** The words of a page and its prose, in the order of the page. */
export interface Glossary {
  readonly words: readonly Word[];
  readonly prose: readonly string[];
}

export interface SystemContent {
  readonly slug: SystemSlug;
  /** One sentence that could stand alone on a slide. */
  readonly statement: string;
  /** The part of it that the opening calls out, where it is the page's great line. */
  readonly great?: string;
  readonly intro: string;
  /** What there is to deliver, in one line. */
  readonly madeOf: string;
  readonly featuresTitle: string;
  readonly features: readonly [Titled, Titled, Titled, Titled];
  readonly figureTitle: string;
  readonly figureText: string;
  readonly users: Users;
  readonly law: Law;
  readonly closing: string;
}

/** A chapter, as the contents of its page name it. */
export interface ContentsRow {
  readonly id: string;
  readonly number: number;
  readonly label: string;
}

/** All that is said on the page of one system. */
export interface SystemCopy {
  readonly contents: readonly ContentsRow[];
  readonly content: SystemContent;
  readonly depth: Depth;
  readonly glossary: Glossary;
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
  /** Where there is more about it. */
  readonly href?: string;
}
