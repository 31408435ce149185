/** The SY300's published figures, each written here alone. Separate limits, never all on one flight. */
const light = { kilograms: 1, minutes: 60 };
const heavy = { kilograms: 9, minutes: 22 };
const radiusInKilometers = 30;

const inWords = ({ kilograms, minutes }: typeof light) => ({
  payload: `${kilograms} kg`,
  time: `${minutes} min`,
});

export const published = {
  light: { ...light, ...inWords(light) },
  heavy: { ...heavy, ...inWords(heavy) },
  radiusInKilometers,
  radius: `${radiusInKilometers} km`,
  windInMetersPerSecond: 15,
  deployment: "1 minute",
} as const;

/** For running text, where a line must not break between a number and its unit. */
export const unparted = (measure: string) => measure.replace(" ", "\u00a0");
