import { products } from "../products/catalog.ts";
import type { Outline, PictureName } from "../types.ts";

const motor: PictureName = "sy300-motor";

export const homeOutline: Outline = {
  chapters: [
    { id: "capabilities", figures: products.map(({ slug }) => slug) },
    { id: "technology" },
    { id: "pipeline" },
    { id: "partnerships" },
    { id: "compliance" },
    { id: "about", figures: [motor] },
    { id: "contact" },
  ],
};
