/**
 * Does `work` for each of `items`, begun in their order and at most `count` of them at a time, and gives the results in
 * that order. Whoever is through takes the next: nobody waits for the slowest of a batch. Rejects with the first failure.
 */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const workOn = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, workOn));
  return results;
}
