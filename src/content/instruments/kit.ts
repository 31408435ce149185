/** What every instrument says alike. */
export const kitCopy = {
  situations: "Situations",
  /** Before them. */
  tryThem: "Try",
  reset: "Reset",
  examples: "Example values",
  assumptions: "Assumptions",
  /** After a typed number was brought back. */
  range: (from: string, to: string, step: string) => `${from} to ${to}, step ${step}`,
} as const;
