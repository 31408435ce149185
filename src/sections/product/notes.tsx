import type { Glossary, Titled } from "../../content/types.ts";
import { Fold } from "../../ui/fold.tsx";
import { Prose } from "../shared/prose.tsx";

interface Setting {
  readonly glossary: Glossary;
  /** Closed on a phone until they are asked for. */
  readonly folds?: boolean;
}

function Note({ title, text, glossary, folds }: Titled & Setting) {
  const body = (
    <p className="mt-1 text-small">
      <Prose text={text} glossary={glossary} />
    </p>
  );
  if (folds)
    return (
      <Fold
        heading={<h3 className="font-semibold max-sm:pt-2.5">{title}</h3>}
        className="border-rule border-t sm:py-4"
      >
        {body}
      </Fold>
    );
  return (
    <div className="border-rule border-t py-4">
      <h3 className="font-semibold">{title}</h3>
      {body}
    </div>
  );
}

interface NotesProps extends Setting {
  readonly notes: readonly Titled[];
  readonly className?: string;
}

/** Short paragraphs, each under a hairline with its name. */
export function Notes({ notes, className = "", ...setting }: NotesProps) {
  return (
    <div className={`grid gap-x-(--gutter) ${className}`}>
      {notes.map((note) => (
        <Note key={note.title} {...note} {...setting} />
      ))}
    </div>
  );
}
