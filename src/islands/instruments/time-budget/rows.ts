/** Down the drawing, in percent of its height. */
export const rows = {
  label: 5,
  top: 8,
  firstSeen: 13,
  path: 21,
  processing: 32.5,
  lanes: 34,
  /** From one lane to the next. */
  lane: 14,
  /** Within a lane: the baseline of its words, its bar, the foot of it. */
  words: 5.5,
  bar: 7.5,
  barHeight: 5,
  ruler: 91,
  foot: 99,
} as const;
