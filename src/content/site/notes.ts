import { sectionHref } from "./navigation.ts";

/** In copy a note is called by its mark: `99.9%¹`. */
export const noteMarks = ["¹", "²"] as const;
export type NoteMark = (typeof noteMarks)[number];

interface Note {
  /** As it is printed, and as it is read aloud. */
  readonly number: string;
  readonly name: string;
  readonly href: string;
  /** On paper, at the end of a page that bears the mark. */
  readonly printed: string;
}

export const siteNotes: Readonly<Record<NoteMark, Note>> = {
  "¹": {
    number: "1",
    name: "Note 1: how to read our figures",
    href: sectionHref("how-to-read"),
    printed:
      "Headline values: each figure is a limit on its own, and any published condition stands beside it.",
  },
  "²": {
    number: "2",
    name: "Note 2: what MIL-STD Certified means",
    href: sectionHref("mil-std-note"),
    printed: "Designed with reference to MIL-STD-810, 461, 882 and 973.",
  },
};

/** Where a note was called from, on the page that holds it. */
export const calledFrom = (mark: NoteMark) => `note-${siteNotes[mark].number}`;

export const backToFigure = "Back to the figure";
