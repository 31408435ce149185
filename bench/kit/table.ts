import type { Site } from "./site.ts";

/** One measured figure and the limit it is held to. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit?: string;
  readonly limit?: number;
  /** Scores must reach their limit; everything else must not exceed it. */
  readonly atLeast?: boolean;
}

/** What one benchmark measures, and its table. */
export interface Subject {
  readonly title: string;
  readonly measure: (site: Site) => Promise<readonly Figure[]>;
}

/** Measures every item once per round, one after the other, so that a busy spell of the machine affects all of them. */
export async function byTurns<Item, Result>(
  rounds: number,
  items: readonly Item[],
  measure: (item: Item) => Promise<Result>,
): Promise<(item: Item) => readonly Result[]> {
  const results = new Map(items.map((item): [Item, Result[]] => [item, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [item, given] of results) given.push(await measure(item));
  return (item) => results.get(item) ?? [];
}

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const isWithin = ({ value, limit, atLeast }: Figure) =>
  limit === undefined || (atLeast ? value >= limit : value <= limit);

/** Prints each figure beside its limit; returns whether all are within theirs. */
export function printTable(title: string, figures: readonly Figure[]): boolean {
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      figures.map((figure) => {
        const { name, value, unit, limit, atLeast } = figure;
        const verdict = limit === undefined ? "" : isWithin(figure) ? "pass" : "FAIL";
        const measured = Number(value.toFixed(value < 10 ? 4 : 0));
        return [name, { measured, unit, limit: limit && `${atLeast ? "≥" : "≤"} ${limit}`, verdict }];
      }),
    ),
  );
  return figures.every(isWithin);
}
