/** Called after each item of long work. */
export type OnProgress = (done: number, total: number) => void;

/**
 * Runs `work` for each of `items`, started in order and at most `count` at a time, and returns the results in that
 * order. The next item starts as soon as one is done. Rejects with the first failure.
 */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<Result>,
  onProgress: OnProgress = () => {},
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  let done = 0;
  const workOn = async () => {
    for (const [index, item] of queue) {
      results[index] = await work(item);
      done += 1;
      onProgress(done, items.length);
    }
  };
  if (items.length > 0) onProgress(done, items.length);
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, workOn));
  return results;
}
