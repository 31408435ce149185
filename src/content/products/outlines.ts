import type { PictureName } from "../picture-names.ts";
import type { Chapter, Outline, ProductSlug, SystemSlug } from "../types.ts";

const pictures = (...names: PictureName[]) => names;

/** The four systems: a cover, chapters of their own, then what a buyer settles and who may have it. */
const system = (slug: SystemSlug, ...chapters: Chapter[]): Outline => ({
  cover: { figures: pictures(slug) },
  chapters: [...chapters, { id: "depth" }, { id: "law" }],
});

/** Apart from the copy: a page needs its outline from the start, its words are in the document. */
export const productOutlines: Readonly<Record<ProductSlug, Outline>> = {
  "anti-drone-solution": system(
    "anti-drone-solution",
    { id: "features" },
    { id: "acceptance" },
    { id: "how-it-works", figures: [...pictures("anti-drone-solution-detail"), "response-chain"] },
    { id: "scenario", figures: ["scenario", "time-budget"] },
    { id: "authority", tables: ["responses"] },
  ),
  "drone-detection": system(
    "drone-detection",
    { id: "features" },
    { id: "how-it-works", figures: ["situations", "tree-line"] },
    { id: "acceptance" },
    { id: "site", figures: pictures("drone-detection-detail"), tables: ["threats"] },
  ),
  "gnss-jamming-spoofing": system(
    "gnss-jamming-spoofing",
    { id: "features", figures: pictures("gnss-jamming-spoofing-detail") },
    { id: "how-it-works", figures: ["receiver"] },
    { id: "acceptance" },
    { id: "trial", figures: ["phases"], tables: ["measures"] },
  ),
  "cyber-warfare-simulation": system(
    "cyber-warfare-simulation",
    { id: "features" },
    { id: "acceptance" },
    { id: "how-it-works", tables: ["stages"], figures: ["exercise"] },
    {
      id: "range",
      figures: pictures("cyber-warfare-simulation-detail"),
      tables: ["hours", "kinds", "scorecard"],
    },
  ),
  "syfor-drones": {
    cover: { figures: pictures("sy300-three-quarter") },
    chapters: [
      { id: "key-features", figures: ["stage"] },
      { id: "specifications", tables: ["published-figures"], figures: ["out-and-back"] },
      { id: "acceptance" },
      { id: "documents" },
      { id: "flight-modes" },
      { id: "emergency", figures: ["failsafe-plan"] },
      {
        id: "missions",
        figures: pictures("mission-border-security", "mission-reconnaissance", "mission-tactical-support"),
        tables: ["load-outs"],
      },
      { id: "depth" },
      { id: "law" },
    ],
  },
};

/** For words that speak of a table by its number. */
export function tableNumber(slug: ProductSlug, id: string): number {
  const { cover, chapters } = productOutlines[slug];
  return [...(cover?.tables ?? []), ...chapters.flatMap(({ tables = [] }) => tables)].indexOf(id) + 1;
}
