/** Values that are reserved for documentation, so that nobody real is ever contacted by mistake. */
const reserved = [
  { pattern: /\.example\b/i, reason: "the .example domain is reserved and reaches nobody" },
  { pattern: /555[-. ]?01\d\d(?!\d)/, reason: "telephone numbers 555-0100 to 555-0199 are fictitious" },
  { pattern: /\bZZ 0{5}\b/, reason: "there is no such postal code" },
  { pattern: /\bExample\b/, reason: "an address for examples" },
];

/** Why a value reaches nobody; nothing once the owner has put a real one in its place. */
export const reservedReason = (value: string) => reserved.find(({ pattern }) => pattern.test(value))?.reason;

const listed = (names: readonly string[]) => names.join(", ").replace(/, (?=[^,]*$)/, " and ");

/** Says which of the contact data shown are still examples, by their names; nothing once none is. */
export function exampleNote(contacts: Readonly<Record<string, string>>): string | undefined {
  const left = Object.keys(contacts).filter((name) => reservedReason(contacts[name] ?? ""));
  if (left.length === 0) return undefined;
  const fate = left.length > 1 ? "are reserved and reach nobody" : "is reserved and reaches nobody";
  return `Example contact data: this ${listed(left)} ${fate}.`;
}
