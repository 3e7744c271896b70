import { say } from "../../catalogue/message.ts";
import type { Speech } from "../../catalogue/speech.ts";
import type { Edit, FieldPath } from "../../edit/edit.ts";
import type { JournalEvent } from "../../edit/journal/journal.ts";
import type { EntryFile } from "../../edit/journal/steps.ts";
import type { Merged } from "../../edit/merge/merge-edit.ts";
import type { SaveAnswer } from "../../edit/protocol.ts";
import { digestOf } from "../../model/memory/hash.ts";
import { createEarlyPage } from "./early-page.ts";
import type { EditDesk } from "./edit-desk.ts";
import { explainRefusal, refuse } from "./explain-refusal.ts";
import type { EntryPlace } from "./find-entry.ts";

/** A change of one file. */
export type Change = {
  readonly place: EntryPlace;
  /** The field, within the entry. */
  readonly path: FieldPath;
  /** Applies the change to the present file. */
  apply(file: EntryFile): Merged;
  /** Returns the event for the journal. Undefined if one of the versions cannot be read. */
  record(before: EntryFile, after: Uint8Array, edit: Edit): JournalEvent | undefined;
};

/**
 * If the file changes while the site is built with the new bytes, the change is tried again, up to this many times in
 * all.
 */
const tries = 3;

/** Writes a change if the site builds with it without an error. `shown` is the file of the open page. */
export function changeFile(
  desk: EditDesk,
  change: Change,
  shown: string,
  speech: Speech,
): Promise<SaveAnswer> {
  const { tell } = speech;
  const { place, path } = change;
  const { file, format, within } = place;
  return desk.alone(async () => {
    for (let left = tries; left > 0; left -= 1) {
      const bytes = desk.files.read(file);
      if (bytes === undefined) return refuse(tell(say("edit/no-file", { file })));
      const before = { bytes, format, within };
      const applied = change.apply(before);
      switch (applied.status) {
        case "conflict":
          return { status: "conflict", digest: digestOf(bytes), theirs: applied.theirs };
        case "impossible":
          return refuse(tell(applied.why));
      }
      const after = applied.bytes;
      const early = createEarlyPage(desk, shown);
      const tried = await desk.site.tryFiles([{ file, before: bytes, after }], undefined, early.page);
      if (tried.status === "refused")
        return explainRefusal(tried.problems, { place, path, bytes: after }, speech);
      const event = change.record(before, after, applied.edit);
      if (event === undefined) return refuse(tell(say("edit/unreadable")));
      if (!desk.files.exchange(file, bytes, after)) continue;
      desk.journal.add(event);
      desk.onKept(tried.keep());
      const page = early.isShown(tried.site) ? "shown" : desk.show(shown);
      return { status: "saved", digest: digestOf(after), step: event.step, page };
    }
    return refuse(tell(say("edit/busy", { file })));
  });
}
