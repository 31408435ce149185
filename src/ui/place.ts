const short = (value: number) => Math.round(value * 100) / 100;

/** An SVG length in percent, short. */
export const percent = (value: number) => `${short(value)}%`;

/** An SVG length in em, short. */
export const em = (value: number) => `${short(value)}em`;

/** Ticks in one path, each from the one before it: even steps are written alike, and pack small. */
export const ticksPath = (values: readonly number[], lengthOf: (value: number) => number) =>
  values
    .map((value, index) => {
      const before = values[index - 1];
      const move =
        before === undefined ? `M${short(value)} 0` : `m${short(value - before)}-${lengthOf(before)}`;
      return `${move}v${lengthOf(value)}`;
    })
    .join("");

/** Text at a place runs towards the side that has more room. */
export const sideOf = (place: number, turn = 50) =>
  ({ x: percent(place), textAnchor: place > turn ? "end" : "start" }) as const;
