/** Keeps a number and its unit on one line. */
export const noBreakSpace = "\u00a0";

const betweenThousands = /\B(?=(?:\d{3})+$)/g;

/**
 * Thousands with a comma, a true minus sign, never −0. Written out: the browser's own formats take 100 ms of a phone's
 * processor to wake, under the visitor's hand.
 */
export function formatNumber(value: number, digits: 0 | 1 = 0): string {
  // As Math.round does, so that a difference of rounded numbers is the rounded difference.
  const steps = Math.round(value * 10 ** digits);
  const [whole = "", decimals] = (Math.abs(steps) / 10 ** digits).toFixed(digits).split(".");
  const grouped = whole.replace(betweenThousands, ",");
  return `${steps < 0 ? "−" : ""}${decimals === undefined ? grouped : `${grouped}.${decimals}`}`;
}

/** With a decimal only where it has one: the numbers of a scale. */
export const formatShort = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);

export const isTight = (unit: string) => unit === "%";

export const formatMeasure = (value: number, unit: string, digits: 0 | 1 = 0): string =>
  `${formatNumber(value, digits)}${unit === "" || isTight(unit) ? "" : noBreakSpace}${unit}`;
