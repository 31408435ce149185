/** An SVG length in percent, short. */
export const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

/** An SVG length in em, short. */
export const em = (value: number) => `${Math.round(value * 100) / 100}em`;

/** Text at a place runs towards the side that has more room. */
export const sideOf = (place: number, turn = 50) =>
  ({ x: percent(place), textAnchor: place > turn ? "end" : "start" }) as const;
