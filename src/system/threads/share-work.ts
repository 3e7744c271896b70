export type SharedWork<Item, Result> = {
  /** Does one item here. */
  readonly here: (item: Item) => void;
  /** Has some items done elsewhere. Undefined when that failed: these and all others are then done here. */
  readonly there: (items: readonly Item[]) => Promise<readonly Result[] | undefined>;
  /** Takes the result of an item that was done elsewhere. */
  readonly take: (item: Item, result: Result) => void;
  /** Lets results arrive. */
  readonly rest: () => Promise<void>;
};

/** The data of larger batches outlive V8’s young generation and then stay in memory for long. */
const batchItems = 8;
const itemsBetweenRests = 2;

/**
 * Does all items: this thread does them one by one from the front, the other place does batches from the back, until
 * they meet.
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
      // Batches become smaller towards the end, so that there is no long wait for the last one.
      const from = to - Math.min(batchItems, Math.ceil((to - front) / 4));
      back = from;
      const batch = items.slice(from, to);
      const results = await there(batch);
      if (results === undefined) undone.push({ from, to });
      else for (const [index, item] of batch.entries()) take(item, results[index] as Result);
    }
  };
  // Two batches are on their way at once, so that the other place never waits.
  await Promise.all([giveAway(), giveAway(), doHere()]);
  for (const { from, to } of undone.sort((a, b) => a.from - b.from))
    for (const item of items.slice(from, to)) here(item);
}
