/** What the drawing of each setting names. */
export const sketchWords = [
  ["source", "antenna", "receiver"],
  ["antenna", "receiver"],
  ["sky", "vehicle", "receiver"],
  ["run 1", "run 2"],
] as const;
