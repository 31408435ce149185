import { reservedReason } from "../src/content/site/reserved.ts";

export interface Placeholder {
  readonly where: string;
  readonly value: string;
  readonly reason: string;
}

/** Every string in a tree of plain data, with the path that leads to it. */
function* strings(value: unknown, path: string): Generator<[string, string]> {
  if (typeof value === "string") yield [path, value];
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* strings(inner, path ? `${path}.${key}` : key);
}

/** The placeholders in a tree of content. Each value is listed once, at the first place that holds it. */
export function findPlaceholders(content: unknown): Placeholder[] {
  const found = new Map<string, Placeholder>();
  for (const [where, value] of strings(content, "")) {
    const reason = reservedReason(value);
    if (reason && !found.has(value)) found.set(value, { where, value, reason });
  }
  return [...found.values()];
}
