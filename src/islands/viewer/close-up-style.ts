import { type CloseUp, closeUps, payload } from "../../content/products/syfor-drones/close-ups.ts";

const rule = ([name, { at, zoom }]: readonly [string, CloseUp]) =>
  `.stage:has([value=${name}]:checked){--x:${at[0]};--y:${at[1]};--zoom:${zoom}}`;

/** Where the style sheet finds the place of a close-up: numbers that only the content knows. */
export const closeUpStyle = Object.entries({ payload, ...closeUps })
  .map(rule)
  .join("");
