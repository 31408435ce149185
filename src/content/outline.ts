import type { Chapter, Outline } from "./types.ts";

/** Numbers stand nowhere in the copy: sections, figures and tables find theirs in the page's outline. */

export type Numbered = "figures" | "tables";

function positionIn(list: readonly string[], id: string, kind: string): number {
  const index = list.indexOf(id);
  if (index < 0) throw new Error(`The outline of this page has no ${kind} "${id}".`);
  return index + 1;
}

export const chapterNumber = ({ chapters }: Outline, id: string): number =>
  positionIn(
    chapters.map((chapter) => chapter.id),
    id,
    "chapter",
  );

export function captionNumber({ cover, chapters }: Outline, kind: Numbered, id: string): number {
  const listed = (chapter: Omit<Chapter, "id"> = {}) => chapter[kind] ?? [];
  return positionIn([...listed(cover), ...chapters.flatMap(listed)], id, kind.slice(0, -1));
}
