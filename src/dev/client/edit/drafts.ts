import type { EntryName, FieldPath } from "../../../edit/edit.ts";
import { fieldKey } from "./field-key.ts";

/** Words that are not in the file yet, and what stood there when they were typed. */
export type Draft = {
  readonly entry: EntryName;
  readonly path: FieldPath;
  readonly value: string;
  readonly old: string;
};

/** What this tab keeps of them: a reload loses nothing. */
export type Drafts = {
  all(): readonly Draft[];
  keep(draft: Draft): void;
  drop(entry: EntryName, path: FieldPath): void;
};

const key = "site-edit-drafts";

/** `onChange` is told of every word that is typed, and of every save that takes it. */
export function createDrafts(onChange: () => void): Drafts {
  const all = (): readonly Draft[] => JSON.parse(sessionStorage.getItem(key) ?? "[]") as readonly Draft[];
  const without = (entry: EntryName, path: FieldPath) =>
    all().filter((draft) => fieldKey(draft.entry, draft.path) !== fieldKey(entry, path));
  const write = (drafts: readonly Draft[]) => {
    if (drafts.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(drafts));
    onChange();
  };
  return {
    all,
    keep: (draft) => write([...without(draft.entry, draft.path), draft]),
    drop: (entry, path) => write(without(entry, path)),
  };
}
