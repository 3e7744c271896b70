export type SharedWork<Item, Result> = {
  /** Does one here. */
  readonly here: (item: Item) => void;
  /** Has some done elsewhere. Undefined where nothing came of it: these and all others are done here then. */
  readonly there: (items: readonly Item[]) => Promise<readonly Result[] | undefined>;
  /** Takes what came of one that was done elsewhere. */
  readonly take: (item: Item, result: Result) => void;
  /** Lets results come in. */
  readonly rest: () => Promise<void>;
};

/** What lies in larger batches outlives V8’s young generation on its way, and then stays in memory for long. */
const batchItems = 8;
const itemsBetweenRests = 2;

/**
 * Does all of `items` in two places: here one by one from the front, elsewhere batch by batch from the back, until they
 * meet. What is done here is done in order.
 */
export async function shareWork<Item, Result>(
  items: readonly Item[],
  { here, there, take, rest }: SharedWork<Item, Result>,
): Promise<void> {
  let front = 0;
  let back = items.length;
  const undone: { readonly from: number; readonly to: number }[] = [];

  const doHere = async () => {
    while (front < back) {
      here(items[front] as Item);
      front += 1;
      if (front % itemsBetweenRests === 0) await rest();
    }
  };
  const giveAway = async () => {
    while (front < back && undone.length === 0) {
      const to = back;
      // Fewer and fewer towards the end, so that nobody here waits long for the last batch.
      const from = to - Math.min(batchItems, Math.ceil((to - front) / 4));
      back = from;
      const batch = items.slice(from, to);
      const results = await there(batch);
      if (results === undefined) undone.push({ from, to });
      else for (const [index, item] of batch.entries()) take(item, results[index] as Result);
    }
  };
  // Two batches at a time: nobody elsewhere waits for the next.
  await Promise.all([giveAway(), giveAway(), doHere()]);
  for (const { from, to } of undone.sort((a, b) => a.from - b.from))
    for (const item of items.slice(from, to)) here(item);
}
