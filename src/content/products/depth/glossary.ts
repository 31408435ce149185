import type { Depth, Glossary, SystemContent } from "../../types.ts";

/** What the page of a system says above its chapter of depth. */
export const proseOf = ({ intro, notice, features, figureText }: SystemContent): string[] => [
  intro,
  ...(notice ? [notice.text] : []),
  ...features.map(({ text }) => text),
  figureText,
];

/** `prose` is what the page says above its chapter of depth. */
export const glossaryOf = (depth: Depth, prose: readonly string[]): Glossary => ({
  words: depth.words,
  prose: [...prose, ...[...depth.questions, ...depth.inWriting, ...depth.acceptance].map(({ text }) => text)],
});
