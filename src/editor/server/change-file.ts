import type { BuiltSite } from "../../dev/site/site-state.ts";
import type { EarlyPage } from "../../dev/site/trial.ts";
import { digestOf } from "../../model/memory/hash.ts";
import { keepExchange, takeBack } from "../../store/exchange.ts";
import { systemCode } from "../../store/failures.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { Edit, FieldPath } from "../model/edit.ts";
import type { FileEdit } from "../model/entries/known-site.ts";
import type { JournalEvent } from "../model/journal/journal.ts";
import type { EntryFile } from "../model/journal/steps.ts";
import type { Merged } from "../model/merge/merge-edit.ts";
import type { Refused, SaveAnswer } from "../requests.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { explainRefusal, refuse } from "./explain-refusal.ts";
import type { EntryPlace } from "./find-entry.ts";
import { followAdded } from "./keep-added.ts";
import { routeOfFile } from "./page-locator.ts";

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
      const { edits, tried } = await tryWithAdded(desk, [{ file, before: bytes, after }], (edits) =>
        desk.site.tryFiles(edits, undefined, early.page),
      );
      if (tried.status === "refused")
        return explainRefusal(tried.problems, { place, path, bytes: after }, speech);
      const event = change.record(before, after, applied.edit);
      if (event === undefined) return refuse(tell(say("edit/unreadable")));
      const takeBack = write(desk, edits);
      if (takeBack === undefined) continue;
      const failed = recordStep(desk, event, takeBack, speech);
      if (failed !== undefined) return failed;
      desk.onKept(tried.keep());
      const page = early.isShown(tried.site) ? "shown" : desk.show(shown);
      return { status: "saved", digest: digestOf(after), step: event.step, page };
    }
    return refuse(tell(say("edit/busy", { file })));
  });
}

/**
 * Tries edits together with the added files that they bring in or leave. A file that a template needs in a way that
 * only a build shows stays where it is.
 */
export async function tryWithAdded<Tried extends { readonly status: string }>(
  { root }: Pick<EditDesk, "root">,
  own: readonly FileEdit[],
  tryEdits: (edits: readonly FileEdit[]) => Promise<Tried>,
): Promise<{ readonly edits: readonly FileEdit[]; readonly tried: Tried }> {
  const added = await followAdded(root, own);
  const edits = [...own, ...added];
  const tried = await tryEdits(edits);
  const brought = added.filter(({ after }) => after !== undefined);
  if (tried.status === "good" || brought.length === added.length) return { edits, tried };
  const kept = [...own, ...brought];
  return { edits: kept, tried: await tryEdits(kept) };
}

/**
 * Writes the edit of a file, with added files all or none. Returns a function that takes it back. Undefined, without
 * writing, if one of the files has changed since.
 */
function write(desk: EditDesk, edits: readonly FileEdit[]): (() => void) | undefined {
  const [{ file = "", before, after } = {}, ...added] = edits;
  if (before === undefined || after === undefined) return undefined;
  if (added.length === 0)
    return desk.files.exchange(file, before, after)
      ? () => void desk.files.exchange(file, after, before)
      : undefined;
  const exchanged = keepExchange(desk.root, edits, "added-files");
  return exchanged.status === "written" ? () => void takeBack(desk.root, exchanged.kept) : undefined;
}

/**
 * Adds a step to the journal. If that fails, takes back what was written: what cannot be undone is not saved. Returns
 * the reason then.
 */
export function recordStep(
  { journal }: Pick<EditDesk, "journal">,
  event: JournalEvent,
  takeBack: () => void,
  { tell }: Speech,
): Refused | undefined {
  try {
    journal.add(event);
    return undefined;
  } catch (error) {
    takeBack();
    return refuse(tell(say("edit/no-journal", { code: systemCode(error) ?? String(error) })));
  }
}

/** The viewed page, sent as soon as it is drawn. The edit is saved only after all checks have passed. */
type SentPage = {
  /** Undefined if the site does not draw it, or the request does not accept it early. */
  readonly page: EarlyPage | undefined;
  /** True if the page that was sent is that of the site. */
  isShown(site: BuiltSite): boolean;
};

/** `file` is the file of the page, a path from the root of `dist/`. */
function createEarlyPage(desk: EditDesk, file: string): SentPage {
  const { showEarly } = desk;
  const drawn = drawnSite(desk);
  const route = drawn && routeOfFile(drawn, file);
  if (showEarly === undefined || route === undefined) return { page: undefined, isShown: () => false };
  let shown: Uint8Array | undefined;
  const show: EarlyPage["show"] = (site) => {
    const page = desk.show(file, site);
    if (page === undefined) return;
    showEarly(page);
    shown = site.files.get(file);
  };
  return {
    page: { route, show },
    isShown: ({ files }) => {
      const bytes = files.get(file);
      return shown !== undefined && bytes !== undefined && Buffer.compare(shown, bytes) === 0;
    },
  };
}
