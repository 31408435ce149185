import { maxSanitizedLength } from "./limits.ts";
import { type FieldName, kindOf, type Refusal, refusalOf } from "./rules.ts";
import { strip, truncate } from "./sanitize.ts";

/** Which outer white space the visitor is still working on, and which therefore is not trimmed yet. */
export type OpenEdges = "none" | "end" | "both";

export interface Attempt {
  readonly value: string;
  readonly caret: number;
  readonly openEdges: OpenEdges;
}

/** What the visitor is told about a change that did not happen, or not as it was made. */
export type Note = Refusal | "disarmed" | "capped";

export interface Verdict {
  /** Undefined when the change is ignored and the field keeps what it held. */
  readonly accepted: { readonly value: string; readonly caret: number } | undefined;
  readonly note: Note | undefined;
}

interface Edited {
  readonly value: string;
  readonly caret: number;
}

/** White space at an end stays only where that end is open and the caret stands in it. */
function trimEdges({ value, caret }: Edited, openEdges: OpenEdges): Edited {
  const core = value.trim();
  if (core === "") return { value: "", caret: 0 };
  const lead = value.length - value.trimStart().length;
  const from = openEdges === "both" && caret <= lead ? 0 : lead;
  const to = openEdges !== "none" && caret >= lead + core.length ? value.length : lead + core.length;
  return {
    value: value.slice(from, to),
    caret: Math.min(Math.max(caret - from, 0), to - from),
  };
}

/** What is too much goes from right before the caret, where it has just come in: older text is never lost. */
function capLength(edited: Edited): Edited {
  const { value, caret } = edited;
  const excess = value.length - maxSanitizedLength;
  if (excess <= 0) return edited;
  const head = truncate(value.slice(0, caret), Math.max(caret - excess, 0));
  return { value: truncate(head + value.slice(caret), maxSanitizedLength), caret: head.length };
}

/** Sanitizes what a change would make of the field, then accepts it if it is empty or valid so far. */
export function evaluateChange(field: FieldName, attempt: Attempt): Verdict {
  const kind = kindOf(field);
  const stripped = strip(attempt.value, kind, attempt.caret);
  const trimmed = trimEdges(stripped, attempt.openEdges);
  const capped = capLength(trimmed);
  // Truncating can bring together what stood apart, so the result is stripped and trimmed once more.
  const accepted =
    capped === trimmed ? trimmed : trimEdges(strip(capped.value, kind, capped.caret), attempt.openEdges);
  const refusal = refusalOf(field, accepted.value);
  if (refusal) return { accepted: undefined, note: refusal };
  if (trimmed.value.length > maxSanitizedLength) return { accepted, note: "capped" };
  return { accepted, note: stripped.disarmed ? "disarmed" : undefined };
}

/** Keeps of a text, from left to right, what the field can hold. */
function keepAllowed(field: FieldName, { value, caret }: Edited): Edited {
  let kept = "";
  let keptCaret = 0;
  let index = 0;
  for (const character of truncate(value, maxSanitizedLength)) {
    if (refusalOf(field, kept + character) === undefined) kept += character;
    index += character.length;
    if (index <= caret) keptCaret = kept.length;
  }
  return { value: kept, caret: keptCaret };
}

/** Evaluates text that was written before the script was here: nothing that the field can hold is lost. */
export function evaluateExisting(field: FieldName, attempt: Attempt): Verdict {
  const whole = evaluateChange(field, attempt);
  if (whole.accepted) return whole;
  const part = keepAllowed(field, strip(attempt.value, kindOf(field), attempt.caret));
  return { accepted: trimEdges(part, attempt.openEdges), note: whole.note };
}
