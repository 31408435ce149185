import { calledFrom, type NoteMark as Mark, noteMarks, siteNotes } from "../content/site/notes.ts";

interface NoteMarkProps {
  readonly mark: Mark;
  /** The note leads back to this one. */
  readonly isOrigin?: boolean;
}

/** A raised number that leads to what it notes. */
function NoteMark({ mark, isOrigin = false }: NoteMarkProps) {
  const { number, name, href } = siteNotes[mark];
  return (
    <sup className="note-mark">
      <a id={isOrigin ? calledFrom(mark) : undefined} href={href} aria-label={name}>
        {number}
      </a>
    </sup>
  );
}

const isMark = (part: string): part is Mark => noteMarks.some((mark) => mark === part);

interface NotedProps {
  readonly text: string;
  readonly isOrigin?: boolean;
}

/** Copy with its notes: a mark never leaves the word that it follows. */
export const Noted = ({ text, isOrigin = false }: NotedProps) =>
  text.split(/(\S*[¹²])/).map((part) => {
    const mark = part.slice(-1);
    if (!isMark(mark)) return part;
    return (
      <span key={part} className="whitespace-nowrap">
        {part.slice(0, -1)}
        <NoteMark mark={mark} isOrigin={isOrigin} />
      </span>
    );
  });
