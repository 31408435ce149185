import type { Chapter, Outline, PictureName, ProductSlug, SystemSlug } from "../types.ts";

const pictures = (...names: PictureName[]) => names;

/** The four systems: a cover, the features, how it works, how it is tested, a chapter of its own, then what a buyer settles. */
const system = (
  slug: SystemSlug,
  howItWorks: Omit<Chapter, "id">,
  own: Chapter,
  features: Omit<Chapter, "id"> = {},
): Outline => ({
  cover: { figures: pictures(slug) },
  chapters: [
    { id: "features", ...features },
    { id: "how-it-works", ...howItWorks },
    { id: "acceptance" },
    own,
    { id: "depth" },
    { id: "law" },
  ],
});

/** Apart from the copy: a page needs its outline from the start, its words are in the document. */
export const productOutlines: Readonly<Record<ProductSlug, Outline>> = {
  "anti-drone-solution": system(
    "anti-drone-solution",
    { figures: ["response-chain", "time-budget"] },
    { id: "authority", figures: pictures("anti-drone-solution-detail"), tables: ["responses"] },
  ),
  "drone-detection": system(
    "drone-detection",
    { figures: ["situations", "tree-line"] },
    { id: "site", figures: pictures("drone-detection-detail"), tables: ["threats"] },
  ),
  "gnss-jamming-spoofing": system(
    "gnss-jamming-spoofing",
    { figures: ["receiver"] },
    { id: "trial", figures: ["phases", ...pictures("gnss-jamming-spoofing-detail")], tables: ["measures"] },
    { figures: ["settings"] },
  ),
  "cyber-warfare-simulation": system(
    "cyber-warfare-simulation",
    { tables: ["stages"], figures: ["exercise"] },
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
