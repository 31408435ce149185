/** Keeps a number and its unit on one line. */
export const noBreakSpace = "\u00a0";

const formatOf = (digits: 0 | 1) =>
  new Intl.NumberFormat("en-US", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // As Math.round does, so that a difference of rounded numbers is the rounded difference.
    roundingMode: "halfCeil",
    // Never −0.
    signDisplay: "negative",
  });

const formats = [formatOf(0), formatOf(1)] as const;

/** Thousands with a comma, a true minus sign. */
export const formatNumber = (value: number, digits: 0 | 1 = 0): string =>
  formats[digits].format(value).replace("-", "−");

/** With a decimal only where it has one: the numbers of a scale. */
export const formatShort = (value: number): string => formatNumber(value, Number.isInteger(value) ? 0 : 1);

export const isTight = (unit: string) => unit === "%";

export const formatMeasure = (value: number, unit: string, digits: 0 | 1 = 0): string =>
  `${formatNumber(value, digits)}${unit === "" || isTight(unit) ? "" : noBreakSpace}${unit}`;
