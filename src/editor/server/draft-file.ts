import { dirname, join } from "node:path";
import { z } from "zod";
import { makeFolder, replaceFile } from "../../store/disk.ts";
import { type OnSetAside, type OwnText, readOwnFile } from "../../store/own-files.ts";
import { say } from "../../words/message.ts";
import { type EntryName, type FieldPath, fieldKey, isSameEntry } from "../model/edit.ts";
import { entryName, fieldPath, fieldValue } from "../model/edit-shapes.ts";
import type { KeptDraft } from "../requests.ts";

/**
 * The values that the checks have refused, in a file below `.site/`. They survive restarts, for every browser, until
 * they are saved or discarded.
 */
export type DraftFile = {
  all(): readonly KeptDraft[];
  keep(draft: KeptDraft): void;
  drop(entry: EntryName, path: FieldPath): void;
  /** Moves the drafts of an entry that was renamed to `to`, or drops them if `to` is undefined. */
  follow(entry: EntryName, to: EntryName | undefined): void;
};

const file = ".site/edit/drafts.json";

/** `root` is the absolute folder of the site. */
export function createDraftFile(root: string, onSetAside: OnSetAside): DraftFile {
  const path = join(root, file);
  let drafts = readOwnFile(root, { file, parse: parseDrafts, write: JSON.stringify }, onSetAside) ?? [];
  const write = (next: readonly KeptDraft[]) => {
    drafts = next;
    // The answer to a save is about the content. If only its draft cannot be stored, this server still knows it, and so
    // does the browser that has sent it.
    try {
      makeFolder(dirname(path));
      replaceFile(path, JSON.stringify(next));
    } catch {}
  };
  const without = (entry: EntryName, field: FieldPath) =>
    drafts.filter((draft) => fieldKey(draft.entry, draft.path) !== fieldKey(entry, field));
  return {
    all: () => drafts,
    keep: (draft) => write([...without(draft.entry, draft.path), draft]),
    drop: (entry, field) => {
      const rest = without(entry, field);
      if (rest.length < drafts.length) write(rest);
    },
    follow: (entry, to) => {
      const isOwn = (draft: KeptDraft) => isSameEntry(draft.entry, entry);
      if (!drafts.some(isOwn)) return;
      write(
        drafts.flatMap((draft) =>
          !isOwn(draft) ? [draft] : to === undefined ? [] : [{ ...draft, entry: to }],
        ),
      );
    },
  };
}

const texts = z.array(z.string());
const keptDraft: z.ZodType<KeptDraft> = z.looseObject({
  entry: entryName,
  path: fieldPath,
  value: fieldValue,
  old: fieldValue.optional(),
  why: z.object({
    status: z.literal("refused"),
    atField: texts,
    beside: z.array(z.object({ path: fieldPath, label: z.string(), text: z.string() })),
    elsewhere: texts,
  }),
});

/** Leaves out drafts that are damaged. The browser that sent a refused value still has it. */
function parseDrafts(text: string): OwnText<readonly KeptDraft[]> {
  try {
    const drafts: unknown = JSON.parse(text);
    if (Array.isArray(drafts)) {
      const value = drafts.flatMap((draft) => keptDraft.safeParse(draft).data ?? []);
      const lost = drafts.length - value.length;
      return { value, loss: lost > 0 ? say("aside.drafts.part", { lost, left: value.length }) : undefined };
    }
  } catch {
    // Not JSON.
  }
  return { loss: say("aside.drafts") };
}
