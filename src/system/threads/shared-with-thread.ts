import type { Helper, TextSettings } from "../../model/model.ts";
import type { Schedule } from "../../model/schedule.ts";
import { allAtOnce } from "../../pipeline/steps/all-at-once.ts";
import { findManyUnknown, shareTexts } from "./share-texts.ts";

/** How a second thread is had; undefined where there is none. */
type CallHelper = (settings: TextSettings) => Helper | undefined;

/** The schedule of a build that has a second thread compile a part of its texts, where hundreds are new. */
export function sharedWithThread(callHelper: CallHelper, rest: () => Promise<void>): Schedule {
  const alone = allAtOnce(rest);
  return {
    ...alone,
    compile: async (work) => {
      const unknown = findManyUnknown(work.texts);
      const helper = unknown.length > 0 ? callHelper(work.settings) : undefined;
      if (helper !== undefined) {
        await shareTexts(unknown, helper, rest, work.progress);
        helper.close();
      }
      // Reports what is wrong with all of them, wherever they were compiled.
      await alone.compile(work);
    },
  };
}
