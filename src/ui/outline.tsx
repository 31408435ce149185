import { createContext, type ReactNode, use } from "react";
import { captionNumber, chapterNumber, type Numbered } from "../content/outline.ts";
import type { Outline } from "../content/types.ts";

const PageOutline = createContext<Outline>({ chapters: [] });
const ChapterNumber = createContext(0);

interface OutlineProviderProps {
  readonly outline: Outline;
  readonly children: ReactNode;
}

export function OutlineProvider({ outline, children }: OutlineProviderProps) {
  return <PageOutline value={outline}>{children}</PageOutline>;
}

export const useChapterNumber = (id: string): number => chapterNumber(use(PageOutline), id);

export const useCaptionNumber = (kind: Numbered, id: string): number =>
  captionNumber(use(PageOutline), kind, id);

interface ChapterProviderProps {
  readonly number: number;
  readonly children: ReactNode;
}

export function ChapterProvider({ number, children }: ChapterProviderProps) {
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
