/** One measured figure and the limit it is held to. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly limit?: number;
  /** Scores must reach their limit; everything else must stay under it. */
  readonly atLeast?: boolean;
}

const passes = ({ value, limit, atLeast }: Figure) =>
  limit === undefined || (atLeast ? value >= limit : value <= limit);

const room = ({ value, limit, atLeast }: Figure) =>
  limit === undefined ? "" : String(Math.round((atLeast ? value - limit : limit - value) * 1000) / 1000);

/** Prints what each figure is, its limit and the room left; answers whether all are within. */
export function report(title: string, figures: readonly Figure[]): boolean {
  console.log(`\n${title}`);
  for (const figure of figures) {
    const limit = figure.limit === undefined ? "" : `${figure.atLeast ? "≥" : "≤"} ${figure.limit}`;
    const mark = passes(figure) ? " " : "✗";
    console.log(
      `  ${mark} ${figure.name.padEnd(34)}${String(figure.value).padStart(10)}  ${limit.padEnd(12)}${room(figure).padStart(10)}`,
    );
  }
  return figures.every(passes);
}
