/** What every instrument says alike. */
export const kitCopy = {
  reset: "Reset",
  examples: "example values, not ours",
  /** After a typed number was brought back. */
  range: (from: string, to: string, step: string) => `${from} to ${to}, step ${step}`,
} as const;
