import type { CompiledText, Helper } from "../../model/model.ts";
import type { PendingText } from "../../model/schedule.ts";
import { shareWork } from "./share-work.ts";

/** Below this, both threads are warm so late that little is saved, and nothing where other programs are at work. */
export const leastTexts = 800;

/** Where one of the first few is known, most are: the others are not even looked up. */
const probes = 16;

/**
 * The texts that have to be compiled, where they are so many that a second thread is worth its while: at a first build,
 * mostly. None where they are fewer.
 */
export function findManyUnknown(texts: readonly PendingText[]): readonly PendingText[] {
  if (texts.length < leastTexts || texts.slice(0, probes).some((text) => text.isKnown())) return [];
  const unknown = texts.filter((text) => !text.isKnown());
  return unknown.length < leastTexts ? [] : unknown;
}

/** Compiles texts here and in a second thread. */
export function shareTexts(
  texts: readonly PendingText[],
  helper: Pick<Helper, "compileTexts">,
  rest: () => Promise<void>,
  progress: (done: number, total: number) => void,
): Promise<void> {
  let done = 0;
  const count = () => {
    done += 1;
    progress(done, texts.length);
  };
  return shareWork<PendingText, CompiledText>(texts, {
    here: (text) => {
      text.compile();
      count();
    },
    there: (batch) => helper.compileTexts(batch.map((text) => text.toJob())),
    take: (text, compiled) => {
      text.take(compiled);
      count();
    },
    rest,
  });
}
