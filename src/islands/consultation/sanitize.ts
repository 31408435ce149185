import { maxSanitizedLength } from "./limits.ts";

/** One line holds plain spaces only; a text also holds tabs and line breaks. */
export type TextKind = "line" | "text";

export interface Stripped {
  readonly value: string;
  /** Where the caret of the raw value stands in the stripped one. */
  readonly caret: number;
  /** Whether anything that could be read as markup or script was taken out. */
  readonly disarmed: boolean;
}

const scheme = "javascript:";
const asciiLetter = /[a-z]/i;
const space = /\s/;
const wordCharacter = /[\p{L}\p{M}\p{N}_]$/u;

/** Text copied from documents and address books carries spaces and marks that nobody can see. */
function plainCharacters(text: string, kind: TextKind): string {
  const unified = text.replace(/\r\n?/g, "\n");
  return kind === "line"
    ? unified.replace(/\s/g, " ").replace(/[\p{Cc}\p{Cf}]/gu, "")
    : unified.replace(/(?![\t\n])\p{Cc}/gu, "");
}

function endsWithScheme(kept: readonly string[]): boolean {
  const tail = kept.slice(-scheme.length).join("");
  return tail.toLowerCase() === scheme;
}

/** Where an event handler begins that the last character, an equals sign, has just completed. */
function handlerStart(kept: readonly string[]): number | undefined {
  let end = kept.length - 1;
  while (end > 0 && space.test(kept[end - 1] ?? "")) end--;
  let start = end;
  while (start > 0 && asciiLetter.test(kept[start - 1] ?? "")) start--;
  const word = kept.slice(start, Math.min(end, start + 3)).join("");
  const before = kept.slice(Math.max(0, start - 2), start).join("");
  return /^on[a-z]/i.test(word) && !wordCharacter.test(before) ? start : undefined;
}

/**
 * Takes out angle brackets, `javascript:` and event handlers in a single pass. Each pattern is caught at the
 * character that completes it, in what has been kept so far, so that a removal never assembles another one
 * and a megabyte of nested patterns costs no more than a megabyte of prose.
 */
export function strip(raw: string, kind: TextKind, rawCaret = raw.length): Stripped {
  const head = plainCharacters(raw.slice(0, rawCaret), kind);
  const text = head + plainCharacters(raw.slice(rawCaret), kind);
  const kept: string[] = [];
  let caret = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character !== "<" && character !== ">") kept.push(character);
    if (character === ":" && endsWithScheme(kept)) kept.length -= scheme.length;
    if (character === "=") kept.length = handlerStart(kept) ?? kept.length;
    caret = index < head.length ? kept.length : Math.min(caret, kept.length);
  }
  return { value: kept.join(""), caret, disarmed: kept.length < text.length };
}

/** Cuts to a length without leaving half of a surrogate pair behind. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
}

export const sanitize = (raw: string, kind: TextKind): string =>
  truncate(strip(raw, kind).value.trim(), maxSanitizedLength).trimEnd();
