import type { Glossary, Word } from "../../content/types.ts";

export interface Mention {
  readonly word: Word;
  /** Where it begins in the text, and how it is written there. */
  readonly at: number;
  readonly written: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s/g, "\\s");

const find = ({ term, inProse = term }: Word, text: string) =>
  new RegExp(`(?<!\\w)${escaped(inProse)}(?!\\w)`, "i").exec(text);

/** The words that the page uses in this text first, in their order. */
export const firstMentions = (text: string, { words, prose }: Glossary): Mention[] =>
  words
    .flatMap((word) => {
      const match = prose.find((passage) => find(word, passage)) === text && find(word, text);
      return match ? [{ word, at: match.index, written: match[0] }] : [];
    })
    .sort((one, other) => one.at - other.at);
