/** What the drawing above each feature names. */
export const sketchWords = [
  ["radio", "sound"],
  ["bird", "track"],
  ["cued", "load"],
  ["radio", "radar", "camera", "sound", "one track"],
] as const;
