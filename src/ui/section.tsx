import { type ReactNode, useId } from "react";
import { chapterNumber } from "../content/outline.ts";
import type { Outline } from "../content/types.ts";
import { ChapterProvider, OutlineProvider } from "./outline.tsx";
import { Sentences } from "./sentences.tsx";

interface SectionProps {
  /** Of the page that it stands on. */
  readonly outline: Outline;
  readonly label: string;
  readonly title: string;
  /** As the page's outline lists it; section links lead here. */
  readonly id: string;
  readonly ground?: "paper" | "sheet" | "night";
  /** The page's one great line, a chapter's sentence, that of a short list in a band of its own, or of a column in a spread. */
  readonly volume?: "great" | "chapter" | "band" | "column";
  readonly children: ReactNode;
}

const grounds = {
  // Where the ground goes on from chapter to chapter, the air between them is counted once.
  paper: "on-paper [.on-paper[id]+&]:scroll-mt-0 [.on-paper[id]+&]:pt-0",
  sheet: "on-sheet",
  night: "on-night",
};
const wide = "py-[clamp(1.5rem,3.5vw,4rem)]";
const air = { great: wide, chapter: wide, band: "py-[clamp(1.25rem,3vw,3rem)]", column: wide };

/** Beside its number and name from the fourth column on; the great line below them, from the margin. */
const beside = "mt-2 lg:col-span-9 lg:mt-0 lg:border-strong lg:border-t-2 lg:pt-3";
const titles = {
  great: "mt-4 text-great lg:mt-8 lg:-ml-[0.035em]",
  chapter: `text-section ${beside}`,
  band: `text-title ${beside}`,
  column: "mt-2 text-section lg:text-title",
};

/** Number and name stand in the margin, or on a line of their own above the sentence. */
const isInMargin = { great: false, chapter: true, band: true, column: false };

/** A chapter: its number and name in the left margin, its sentence across the sheet. */
export function Section(props: SectionProps) {
  const { outline, label, title, id, ground = "paper", volume = "chapter", children } = props;
  const headingId = useId();
  const number = chapterNumber(outline, id);
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={`-scroll-mt-6 ${grounds[ground]} ${air[volume]}`}
    >
      <div className="page-grid">
        <h2 id={headingId} className="col-span-full grid grid-cols-subgrid lg:row-start-1">
          <span
            className={`label col-span-full border-strong border-t-2 pt-3 ${isInMargin[volume] ? "lg:col-span-3" : ""}`}
          >
            <span className="mr-4 lg:mr-0 lg:block">{`${number}.0 `}</span>
            <span>{label}</span>{" "}
          </span>
          <span className={`display col-span-full ${titles[volume]}`}>
            <Sentences text={title} />
          </span>
        </h2>
        <OutlineProvider outline={outline}>
          <ChapterProvider number={number}>{children}</ChapterProvider>
        </OutlineProvider>
      </div>
    </section>
  );
}
