import { productCount } from "../products/catalog.ts";

export const notFound = {
  number: "404",
  label: "Error",
  title: "Oops! Page not found",
  text: "The address may have been mistyped, or the page may have moved.",
  home: "Back to the home page",
  products: `The ${productCount} product pages`,
} as const;
