import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { EntryName, FieldPath } from "../../edit/edit.ts";
import { fieldKey, isSameEntry } from "../../edit/field-key.ts";
import type { KeptDraft } from "../../edit/protocol.ts";
import { replaceFile } from "../../system/replace-file.ts";

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

/** `root` is the absolute folder of the site. */
export function createDraftFile(root: string): DraftFile {
  const path = join(root, ".site/edit/drafts.json");
  let drafts = readDrafts(path);
  const write = (next: readonly KeptDraft[]) => {
    drafts = next;
    // The answer to a save is about the content. If only its draft cannot be stored, this server still knows it, and so
    // does the browser that has sent it.
    try {
      mkdirSync(dirname(path), { recursive: true });
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

/** Empty if the file is damaged. The browser that sent a refused value still has it. */
function readDrafts(path: string): readonly KeptDraft[] {
  try {
    const drafts: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(drafts) ? (drafts as readonly KeptDraft[]) : [];
  } catch {
    return [];
  }
}
