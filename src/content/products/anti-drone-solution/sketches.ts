/** What the drawing beside each feature names. */
export const sketchWords = [
  ["outer", "inner", "one failed"],
  ["track", "identity", "permitted", "confirm"],
  ["permitted", "not permitted here"],
  ["contact", "decision", "command", "time"],
] as const;
