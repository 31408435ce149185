export interface Placeholder {
  readonly where: string;
  readonly value: string;
  readonly reason: string;
}

/** Values that are reserved for documentation, so that nobody real is ever contacted by mistake. */
const reserved = [
  { pattern: /\.example\b/i, reason: "the .example domain is reserved and reaches nobody" },
  { pattern: /555[-. ]?01\d\d(?!\d)/, reason: "telephone numbers 555-0100 to 555-0199 are fictitious" },
  { pattern: /\bZZ 0{5}\b/, reason: "there is no such postal code" },
  { pattern: /\bExample\b/, reason: "an address for examples" },
];

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
    const match = reserved.find(({ pattern }) => pattern.test(value));
    if (match && !found.has(value)) found.set(value, { where, value, reason: match.reason });
  }
  return [...found.values()];
}
