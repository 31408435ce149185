import type { Product } from "../types.ts";
import { products } from "./catalog.ts";

/** What the four product pages say alike. */
export const productTemplate = {
  features: "Features",
  figure: "How it works",
  position: (product: Product) => `System ${products.indexOf(product) + 1} of ${products.length}`,
} as const;

/** Who may have it, and under which law: under one name on every page. */
export const noticeTitle = "Legal conditions";

export const formOfSupply = "Equipment, service or both, as agreed per project.";
