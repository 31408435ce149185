/** Measurements never run beside each other: each would slow the other down. */

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** What each item gives, all in one list. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  measure: (item: Item) => Promise<Result | readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(...([await measure(item)].flat() as Result[]));
  return results;
}

/** Every item in every round: a busy spell of the machine touches each of them once. What an item gave, in a list. */
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
