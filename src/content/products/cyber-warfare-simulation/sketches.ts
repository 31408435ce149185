/** What the drawing above each feature names. */
export const sketchWords = [
  ["twin", "yours"],
  ["white", "green", "red", "blue"],
  ["services", "reports", "stopped", "restores"],
  ["red", "blue", "white", "first intrusion", "saw", "last report", "score"],
] as const;
