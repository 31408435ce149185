import { products } from "../products/catalog.ts";
import type { Outline } from "../types.ts";
import { about } from "./about.ts";

export const homeOutline: Outline = {
  chapters: [
    { id: "capabilities", figures: products.map(({ picture }) => picture.name) },
    { id: "technology" },
    { id: "pipeline" },
    { id: "partnerships" },
    { id: "compliance" },
    { id: "about", figures: [about.picture.name] },
    { id: "contact" },
  ],
};
