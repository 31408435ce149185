import { products } from "../products/catalog.ts";
import type { SectionId } from "../types.ts";
import { site } from "./company.ts";

export interface SectionLink {
  readonly kind: "section";
  readonly label: string;
  readonly section: SectionId;
}

export interface ProductsLink {
  readonly kind: "products";
  readonly label: string;
  readonly items: typeof products;
}

/** One tree for the header, the burger menu and their tests. */
export const navigation: readonly (SectionLink | ProductsLink)[] = [
  { kind: "section", label: "Capabilities", section: "capabilities" },
  { kind: "products", label: "Products", items: products },
  { kind: "section", label: "Technology", section: "technology" },
  { kind: "section", label: "About", section: "about" },
  { kind: "section", label: "Contact", section: "contact" },
];

export const quoteLink: SectionLink = { kind: "section", label: "Get Quote", section: "contact" };

/** Real addresses, so that section links work without scripts and in a new tab. */
export const sectionHref = (section: SectionId) => `/#${section}` as const;

export const navigationLabels = {
  skip: "Skip to content",
  main: "Main",
  menu: "Menu",
  home: `${site.name}, home`,
} as const;
