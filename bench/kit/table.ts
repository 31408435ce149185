import type { Site } from "./site.ts";

/** One measured figure and the limit it is held to. */
export interface Figure {
  readonly name: string;
  /** Nothing where there was nothing to measure. */
  readonly value: number | undefined;
  readonly unit?: string;
  readonly limit?: number | undefined;
  /** Scores must reach their limit; everything else must not exceed it. */
  readonly atLeast?: boolean;
}

/** What one benchmark measures, and its table. */
export interface Subject {
  readonly title: string;
  readonly measure: (site: Site) => Promise<readonly Figure[]>;
}

const passes = ({ value, limit, atLeast }: Figure) =>
  value === undefined || limit === undefined || (atLeast ? value >= limit : value <= limit);

const inWords = (value: number) =>
  value.toLocaleString("en-US", { maximumFractionDigits: value < 1 ? 4 : value < 10 ? 2 : 0 });

function rowOf(figure: Figure): readonly string[] {
  const { name, value, unit = "", limit, atLeast } = figure;
  return [
    name,
    value === undefined ? "none" : `${inWords(value)} ${unit}`.trimEnd(),
    limit === undefined ? "" : `${atLeast ? "≥" : "≤"} ${inWords(limit)}`,
    limit === undefined || value === undefined ? "" : passes(figure) ? "pass" : "FAIL",
  ];
}

/** Prints each figure beside its limit; returns whether all are within theirs. */
export function printTable(title: string, figures: readonly Figure[]): boolean {
  const rows = [["", "measured", "limit", ""], ...figures.map(rowOf)];
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [first, second, third] = [width(0), width(1), width(2)];
  console.log(`\n${title}`);
  for (const [name = "", value = "", limit = "", verdict = ""] of rows)
    console.log(`  ${name.padEnd(first)}  ${value.padStart(second)}  ${limit.padStart(third)}  ${verdict}`);
  return figures.every(passes);
}
