import { mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { EntryName, FieldPath } from "../../edit/edit.ts";
import type { KeptDraft } from "../../edit/protocol.ts";
import { replaceFile } from "../../system/replace-file.ts";

/** What the checks have refused, below `.site/`: it is there after a restart and in every browser, until it is saved or given up. */
export type DraftFile = {
  all(): readonly KeptDraft[];
  keep(draft: KeptDraft): void;
  drop(entry: EntryName, path: FieldPath): void;
  /** The entry is called otherwise from now on; undefined where it is gone, and what was typed there with it. */
  follow(entry: EntryName, to: EntryName | undefined): void;
};

/** `root` is the absolute folder of the site. */
export function createDraftFile(root: string): DraftFile {
  const path = join(root, ".site/edit/drafts.json");
  let drafts = readDrafts(path);
  const write = (next: readonly KeptDraft[]) => {
    drafts = next;
    mkdirSync(dirname(path), { recursive: true });
    replaceFile(path, JSON.stringify(next));
  };
  const without = (entry: EntryName, field: FieldPath) =>
    drafts.filter((draft) => keyOf(draft.entry, draft.path) !== keyOf(entry, field));
  return {
    all: () => drafts,
    keep: (draft) => write([...without(draft.entry, draft.path), draft]),
    drop: (entry, field) => {
      const rest = without(entry, field);
      if (rest.length < drafts.length) write(rest);
    },
    follow: (entry, to) => {
      const isOwn = (draft: KeptDraft) => keyOf(draft.entry, []) === keyOf(entry, []);
      if (!drafts.some(isOwn)) return;
      write(
        drafts.flatMap((draft) =>
          !isOwn(draft) ? [draft] : to === undefined ? [] : [{ ...draft, entry: to }],
        ),
      );
    },
  };
}

function keyOf({ collection, id }: EntryName, path: FieldPath): string {
  return JSON.stringify([collection, id, path]);
}

/** None where the file is damaged: words that a check has refused are also in the browser that sent them. */
function readDrafts(path: string): readonly KeptDraft[] {
  try {
    const drafts: unknown = JSON.parse(readFileSync(path, "utf8"));
    return Array.isArray(drafts) ? (drafts as readonly KeptDraft[]) : [];
  } catch {
    return [];
  }
}
