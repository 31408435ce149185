import { createContext, type ReactNode, use } from "react";
import type { Chapter, Outline } from "../content/types.ts";

const noOutline: Outline = { chapters: [] };
const PageOutline = createContext(noOutline);
const ChapterNumber = createContext(0);

interface OutlineProviderProps {
  readonly outline: Outline;
  readonly children: ReactNode;
}

/** Numbers stand nowhere in the copy: sections, figures and tables find theirs in the page's outline. */
export function OutlineProvider({ outline, children }: OutlineProviderProps) {
  return <PageOutline value={outline}>{children}</PageOutline>;
}

function positionIn(list: readonly string[], id: string, kind: string): number {
  const index = list.indexOf(id);
  if (index < 0) throw new Error(`The outline of this page has no ${kind} "${id}".`);
  return index + 1;
}

export function useChapterNumber(id: string): number {
  const { chapters } = use(PageOutline);
  return positionIn(
    chapters.map((chapter) => chapter.id),
    id,
    "chapter",
  );
}

export type Numbered = "figures" | "tables";

export function useCaptionNumber(kind: Numbered, id: string): number {
  const { cover, chapters } = use(PageOutline);
  const listed = (chapter: Omit<Chapter, "id"> = {}) => chapter[kind] ?? [];
  return positionIn([...listed(cover), ...chapters.flatMap(listed)], id, kind.slice(0, -1));
}

export function ChapterProvider({
  number,
  children,
}: {
  readonly number: number;
  readonly children: ReactNode;
}) {
  return <ChapterNumber value={number}>{children}</ChapterNumber>;
}

/** The number of an item in its chapter: 2.3. `index` counts from zero. */
export const useItemNumber = (index: number) => `${use(ChapterNumber)}.${index + 1}`;

interface ItemNumberProps {
  readonly index: number;
  /** Words elsewhere may lead here, by this number. */
  readonly isTarget?: boolean;
  readonly className?: string;
}

export function ItemNumber({ index, isTarget = false, className = "block" }: ItemNumberProps) {
  const number = useItemNumber(index);
  return (
    <span id={isTarget ? number : undefined} className={`label text-second ${className}`}>
      {`${number} `}
    </span>
  );
}
