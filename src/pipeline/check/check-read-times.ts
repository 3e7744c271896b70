import { nameFieldOf, type Schemas } from "../../define/name-field.ts";
import type { Entry, Places } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

/** The reading speed of adults, for a fairly difficult text on a screen. */
const wordsPerMinute = 200;

/** A stated time that differs more than this is misleading. */
const tolerance = 0.25;

/** Warns when a stated reading time does not match the number of words. */
export function checkReadTimes(
  entries: readonly Entry[],
  site: Schemas,
  places: Places,
  report: Report,
): void {
  for (const entry of entries) {
    const field = site.collections[entry.collection]?.readTimeField;
    if (field === undefined || entry.body === undefined) continue;
    const stated = (entry.data as Readonly<Record<string, unknown>>)[field];
    if (typeof stated !== "number") continue;
    const needed = entry.body.words / wordsPerMinute;
    const rounded = Math.max(1, Math.round(needed));
    if (stated === rounded || Math.abs(needed - stated) <= stated * tolerance) continue;
    const at = places.get(entry)?.([field], "value");
    report({
      code: "entry/reading-time",
      severity: "warning",
      file: entry.file,
      ...(at && { at }),
      message: say("entry/reading-time", {
        field: nameFieldOf(entry.file, [field], site),
        stated,
        words: entry.body.words,
        needed: Math.round(needed * 10) / 10,
      }),
      hint: say("entry/reading-time.hint", { field, minutes: rounded }),
    });
  }
}
