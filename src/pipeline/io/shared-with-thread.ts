import type { OnProgress } from "../../few-at-once.ts";
import type { CompiledText, Helper, TextSettings } from "../../model/model.ts";
import type { PendingText, Schedule } from "../../model/schedule.ts";
import { allAtOnce } from "../steps.ts";

/** Returns a second thread; undefined when there is none. */
type CallHelper = (settings: TextSettings) => Helper | undefined;

/** The schedule of a build with many new texts: a second thread compiles a part of them. */
export function sharedWithThread(
  callHelper: CallHelper,
  rest: () => Promise<void>,
  least = leastTexts,
): Schedule {
  const alone = allAtOnce(rest);
  return {
    ...alone,
    compile: async (work) => {
      const unknown = findManyUnknown(work.texts, least);
      const helper = unknown.length > 0 ? callHelper(work.settings) : undefined;
      if (helper !== undefined) {
        await shareTexts(unknown, helper, rest, work.progress);
        helper.close();
      }
      // Reports the problems of all texts, wherever they were compiled.
      await alone.compile(work);
    },
  };
}

/**
 * With fewer texts, most are compiled before the code of both threads is optimised, and nothing is saved under load.
 */
export const leastTexts = 800;

/** When one of the first few is remembered, most are: the others are not checked. */
const probes = 16;

/** The texts to compile, if there are at least `least`, as in most first builds. Otherwise empty. */
export function findManyUnknown(texts: readonly PendingText[], least = leastTexts): readonly PendingText[] {
  if (texts.length < least || texts.slice(0, probes).some((text) => text.isKnown())) return [];
  const unknown = texts.filter((text) => !text.isKnown());
  return unknown.length < least ? [] : unknown;
}

/** Compiles texts in this thread and in a second one. */
export function shareTexts(
  texts: readonly PendingText[],
  helper: Pick<Helper, "compileTexts">,
  rest: () => Promise<void>,
  progress: OnProgress,
): Promise<void> {
  let done = 0;
  const count = () => {
    done += 1;
    progress(done, texts.length);
  };
  return shareWork<PendingText, CompiledText>(texts, {
    here: (text) => {
      const waiting = text.compile();
      if (waiting !== undefined) return waiting.then(count);
      count();
      return undefined;
    },
    there: (batch) => helper.compileTexts(batch.map((text) => text.toJob())),
    take: (text, compiled) => {
      text.take(compiled);
      count();
    },
    rest,
  });
}

type SharedWork<Item, Result> = {
  /** Does one item here. */
  readonly here: (item: Item) => Promise<void> | undefined;
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
      front += 1;
      const waiting = here(items[front - 1] as Item);
      if (waiting !== undefined) await waiting;
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
    for (const item of items.slice(from, to)) await here(item);
}
