/** What the drawing of each setting names. */
export const sketchWords = [
  ["source", "antenna", "receiver"],
  ["source", "antenna", "receiver"],
  ["sky", "source", "antenna", "vehicle", "receiver"],
  ["cable", "chamber", "range"],
] as const;
