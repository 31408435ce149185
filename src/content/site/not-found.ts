import { productCount } from "../products/catalog.ts";
import type { CaptionedPicture } from "../types.ts";

export const notFound = {
  number: "404",
  figure: "Fig. 404",
  label: "Error",
  title: "Oops! Page not found",
  text: "The address may be mistyped, or the page may have moved.",
  home: "Back to the home page",
  products: `The ${productCount} product pages`,
} as const;

/** Every model shows something on a pin; here it is not. */
export const emptyPin: CaptionedPicture = {
  name: "not-found-whole",
  alt: "Architect's model of a hill with a brass pin on it, and nothing on the pin.",
  caption: "No contact at this position.",
};
