import type { NoteMark } from "../../content/site/notes.ts";
import type { SectionId, Titled } from "../../content/types.ts";
import { Fold } from "../../ui/fold.tsx";
import { RunIn } from "../../ui/run-in.tsx";
import { BackToFigure } from "./back-to-figure.tsx";

interface NotesProps {
  readonly id: SectionId;
  readonly title: string;
  /** What is said of them while they are folded. */
  readonly preview: string;
  readonly notes: readonly Titled[];
  /** The mark that they explain. */
  readonly back?: NoteMark;
  /** Folded at every width. */
  readonly stays?: boolean;
}

const foldStyle =
  "notes col-span-full mt-3 border-strong border-t max-sm:last:border-b max-sm:[.notes+&]:mt-0 sm:mt-[clamp(0.75rem,1.75vw,2rem)] print:mt-2!";

/** Short notes in threes beside their title: what a section leaves to be looked up. */
export const Notes = ({ id, title, preview, notes, back, stays = false }: NotesProps) => (
  <Fold
    heading={<h3 className="py-2.5 font-semibold lg:text-title">{title}</h3>}
    preview={preview}
    stays={stays}
    className={`${foldStyle} ${stays ? "" : "gap-x-(--gutter) lg:grid lg:grid-cols-4 lg:*:last:col-span-3"}`}
  >
    <div id={id} className="scroll-mt-16 max-sm:pb-3 lg:pt-3 print:pt-0">
      <dl className="grid gap-x-(--gutter) gap-y-3 text-small md:grid-cols-3 print:gap-y-1">
        {notes.map((note, index) => (
          <div key={note.title}>
            <RunIn as="dt" name={note.title} />{" "}
            <dd className="inline">
              {note.text}
              {back && index === notes.length - 1 && (
                <>
                  {" "}
                  <BackToFigure mark={back} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </Fold>
);
