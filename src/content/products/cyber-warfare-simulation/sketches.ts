/** What the drawing above each feature names. */
export const sketchWords = [
  ["twin", "yours"],
  ["white scores", "green runs it", "red", "attacks", "blue", "defends"],
  ["services", "reports", "attacks stopped", "restores"],
  ["red", "blue", "white", "first intrusion", "saw", "reported", "score"],
] as const;
