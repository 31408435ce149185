/** The axes of the endurance chart, in its own units. */
export const frame = { width: 560, height: 320, maxPayload: 10, maxMinutes: 70 } as const;

export const at = (payload: number, minutes: number) => ({
  x: (payload / frame.maxPayload) * frame.width,
  y: frame.height - (minutes / frame.maxMinutes) * frame.height,
});
