import type { CompiledText, Helper } from "../model.ts";
import { shareWork } from "../share-work.ts";
import type { LazyBody } from "./remember-body.ts";

/** Below this, both threads are warm so late that little is saved, and nothing where other programs are at work. */
export const leastTexts = 800;

/** Where one of the first few is known, most are: the others are not even looked up. */
const probes = 16;

/** True where so many texts have to be compiled that a second thread is worth its while: at a first build, mostly. */
export function needsHelp(texts: readonly LazyBody[]): boolean {
  return texts.length >= leastTexts && !texts.slice(0, probes).some((text) => text.isKnown());
}

/** Compiles all texts, here and in a second thread. */
export function shareTexts(
  texts: readonly LazyBody[],
  helper: Pick<Helper, "compileTexts">,
  rest: () => Promise<void>,
  progress: (done: number, total: number) => void,
): Promise<void> {
  const unknown = texts.filter((text) => !text.isKnown());
  let done = texts.length - unknown.length;
  const count = () => {
    done += 1;
    progress(done, texts.length);
  };
  return shareWork<LazyBody, CompiledText>(unknown, {
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
