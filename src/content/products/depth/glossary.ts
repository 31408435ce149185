import type { Depth, Glossary, SystemContent } from "../../types.ts";

/** What the page of a system says above its own chapter, in the order of the page. */
export const proseOf = ({ intro, features, figureText }: SystemContent, depth: Depth): string[] => [
  intro,
  ...features.map(({ text }) => text),
  ...acceptanceOf(depth),
  figureText,
];

const acceptanceOf = ({ acceptance }: Depth) => acceptance.map(({ text }) => text);

/** `prose` is what the page says above its questions. */
export const glossaryOf = (depth: Depth, prose: readonly string[]): Glossary => ({
  words: depth.words,
  prose: [...prose, ...depth.questions.flatMap(({ text, settle }) => [text, settle])],
});
