/** Values that are reserved for documentation, so that nobody real is ever contacted by mistake. */
const reserved = [
  { pattern: /\.example\b/i, reason: "the .example domain is reserved and reaches nobody" },
  { pattern: /555[-. ]?01\d\d(?!\d)/, reason: "telephone numbers 555-0100 to 555-0199 are fictitious" },
  { pattern: /\bZZ 0{5}\b/, reason: "there is no such postal code" },
  { pattern: /\bExample\b/, reason: "an address for examples" },
  { pattern: /^Demonstration site:/, reason: "the footer's line goes when nothing it names is an example" },
];

/** Why a value reaches nobody; nothing once the owner has put a real one in its place. */
export const reservedReason = (value: string) => reserved.find(({ pattern }) => pattern.test(value))?.reason;
