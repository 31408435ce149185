/** Conditional and partial requests (RFC 9110, sections 13 and 14). */

const opaque = (etag: string) => etag.trim().replace(/^W\//, "");

/** `If-None-Match` compares weakly: a cache that weakened the tag still holds the same file. */
export function alreadyHas(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((candidate) => opaque(candidate) === etag);
}

export interface Slice {
  readonly start: number;
  /** Inclusive, as in the header. */
  readonly end: number;
}

/**
 * The one range asked for; "whole" when there is none that can be understood, or several: a server
 * may always answer those with the whole file.
 */
export function requestedSlice(range: string | undefined, size: number): Slice | "whole" | "unsatisfiable" {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? "");
  const [, first = "", last = ""] = match ?? [];
  if (!match || (first === "" && last === "")) return "whole";
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return "whole";
  return start >= size ? "unsatisfiable" : { start, end };
}
