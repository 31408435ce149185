/** An SVG length in percent, short. */
export const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

/** Text at a place runs towards the side that has more room. */
export const sideOf = (place: number, turn = 50) =>
  ({ x: percent(place), textAnchor: place > turn ? "end" : "start" }) as const;
