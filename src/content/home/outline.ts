import { products } from "../products/catalog.ts";
import type { Outline, PictureName } from "../types.ts";

const front: PictureName = "sy300-front";

export const homeOutline: Outline = {
  chapters: [
    { id: "capabilities", figures: products.map(({ slug }) => slug) },
    { id: "technology" },
    { id: "pipeline" },
    { id: "partnerships" },
    { id: "compliance" },
    { id: "about", figures: [front] },
    { id: "contact" },
  ],
};
