import type { SectionId, Titled } from "../../content/types.ts";
import { Fold } from "../../ui/fold.tsx";
import { RunIn } from "../../ui/run-in.tsx";

interface NotesProps {
  readonly id: SectionId;
  readonly title: string;
  /** What a phone says while it keeps them folded. */
  readonly preview: string;
  readonly notes: readonly Titled[];
}

/** Short notes in threes beside their title: what a section leaves to be looked up. */
export const Notes = ({ id, title, preview, notes }: NotesProps) => (
  <Fold
    heading={<h3 className="py-2.5 font-semibold lg:text-title">{title}</h3>}
    preview={preview}
    className="col-span-full mt-4 gap-x-(--gutter) border-strong border-t max-sm:border-b sm:mt-[clamp(0.75rem,3.5vw,3.5rem)] lg:grid lg:grid-cols-4 lg:*:last:col-span-3 print:mt-2!"
  >
    <dl
      id={id}
      className="grid scroll-mt-16 gap-x-(--gutter) gap-y-3 text-small max-sm:pb-3 md:grid-cols-3 lg:pt-3 print:gap-y-1 print:pt-0"
    >
      {notes.map((note) => (
        <div key={note.title}>
          <RunIn as="dt" name={note.title} /> <dd className="inline">{note.text}</dd>
        </div>
      ))}
    </dl>
  </Fold>
);
