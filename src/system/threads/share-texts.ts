import type { CompiledText, Helper } from "../../model/model.ts";
import type { PendingText } from "../../model/schedule.ts";
import { shareWork } from "./share-work.ts";

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
