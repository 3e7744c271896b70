import type { Helper, TextSettings } from "../../model/model.ts";
import type { Schedule } from "../../model/schedule.ts";
import { allAtOnce } from "../../pipeline/steps/take-steps.ts";
import { findManyUnknown, leastTexts, shareTexts } from "./share-texts.ts";

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
