import type { Glossary, Titled } from "../../../content/types.ts";
import { Prose } from "../../shared/prose.tsx";

interface NotesProps {
  readonly notes: readonly Titled[];
  readonly glossary: Glossary;
  readonly className?: string;
}

/** Short paragraphs, each under a hairline with its name. */
export function Notes({ notes, glossary, className = "" }: NotesProps) {
  return (
    <div className={`grid gap-x-(--gutter) ${className}`}>
      {notes.map(({ title, text }) => (
        <div key={title} className="border-rule border-t py-4">
          <h3 className="font-semibold">{title}</h3>
          <p className="mt-1 text-small">
            <Prose text={text} glossary={glossary} />
          </p>
        </div>
      ))}
    </div>
  );
}
