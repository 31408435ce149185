/** What the drawing beside each feature names. */
export const sketchWords = [
  ["outer", "inner", "failed", "seen by one", "seen by two"],
  ["track", "identity", "permitted", "confirm"],
  ["alert", "clear the area", "allowed effector", "permitted", "not on the menu"],
  ["contact", "decision", "command", "time"],
] as const;
