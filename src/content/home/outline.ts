import type { PictureName } from "../picture-names.ts";
import { products } from "../products/catalog.ts";
import type { Outline } from "../types.ts";
import { technologyCards } from "./technology.ts";

const front: PictureName = "sy300-front";

export const homeOutline: Outline = {
  chapters: [
    { id: "capabilities", figures: products.map(({ slug }) => slug), tables: ["systems"] },
    { id: "technology", figures: technologyCards.map(({ figure }) => figure) },
    { id: "pipeline" },
    { id: "partnerships" },
    { id: "compliance", tables: ["standards"] },
    { id: "about", figures: [front] },
    { id: "contact" },
  ],
};
