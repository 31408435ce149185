import type { Product } from "../types.ts";
import { products } from "./catalog.ts";

/** What the product pages say alike. */
export const productTemplate = {
  features: "Features",
  figure: "How it works",
  users: "Who uses it",
  acceptance: "How acceptance is tested",
  law: "Law and authorization",
  position: (product: Product) => `System ${products.indexOf(product) + 1} of ${products.length}`,
} as const;
