/**
 * Runs `work` for each of `items`, started in order and at most `count` at a time, and returns the results in that
 * order. The next item starts as soon as one is done. Rejects with the first failure.
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
