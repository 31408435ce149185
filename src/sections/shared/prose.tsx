import { Fragment } from "react";
import type { Glossary } from "../../content/types.ts";
import { Noted } from "../../ui/note-mark.tsx";
import { Symbols } from "../../ui/symbols.tsx";
import { firstMentions, type Mention } from "./mentions.ts";

/** Pressed, a term shows its definition: the browser's own popover, valid in a paragraph, without a script. */
function Term({ mention: { word, written } }: { readonly mention: Mention }) {
  const id = `word-${word.term.toLowerCase().replaceAll(/\W+/g, "-")}`;
  return (
    <>
      <button type="button" className="term" popoverTarget={id}>
        <Symbols text={written} />
      </button>
      <span id={id} popover="auto" className="definition">
        <b>
          <Symbols text={`${word.term}.`} />
        </b>
        {` ${word.text}`}
      </span>
    </>
  );
}

interface ProseProps {
  readonly text: string;
  readonly glossary: Glossary;
}

/** A passage that offers the definition of each word the page uses here first. */
export function Prose({ text, glossary }: ProseProps) {
  const mentions = firstMentions(text, glossary);
  // A point must not begin a line: it stays with its word.
  const pointAfter = ({ at, written }: Mention) =>
    /^[,.:;?]?/.exec(text.slice(at + written.length))?.[0] ?? "";
  // Nor may a line end in a word that is bound to the term: it comes along.
  const boundBefore = ({ at }: Mention) => /[^ ]*\u00a0$/.exec(text.slice(0, at))?.[0] ?? "";
  const ends = [
    0,
    ...mentions.map((mention) => mention.at + mention.written.length + pointAfter(mention).length),
  ];
  return (
    <>
      {mentions.map((mention, index) => (
        <Fragment key={mention.word.term}>
          <Noted text={text.slice(ends[index], mention.at - boundBefore(mention).length)} />
          <span className="whitespace-nowrap">
            {boundBefore(mention)}
            <Term mention={mention} />
            {pointAfter(mention)}
          </span>
        </Fragment>
      ))}
      <Noted text={text.slice(ends.at(-1))} />
    </>
  );
}
