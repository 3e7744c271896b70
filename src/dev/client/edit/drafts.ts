import type { EntryName, FieldPath, Value } from "../../../edit/edit.ts";
import type { KeptDraft, Refused } from "../../../edit/protocol.ts";
import { fieldKey, isSameEntry } from "./field-key.ts";

/** Words that are not in the file yet, and what stood there when they were typed. */
export type Draft = {
  readonly entry: EntryName;
  readonly path: FieldPath;
  readonly value: Value;
  readonly old: Value | undefined;
};

/** What this tab keeps of them: a reload loses nothing. What was refused, the server keeps as well, for every browser. */
export type Drafts = {
  all(): readonly Draft[];
  keep(draft: Draft): void;
  drop(entry: EntryName, path: FieldPath): void;
  /** Notes that the server has refused a value, and why. */
  refuse(entry: EntryName, path: FieldPath, why: Refused): void;
  /** Why the server has refused what was typed there. Undefined where it has not. */
  whyNot(entry: EntryName, path: FieldPath): Refused | undefined;
  /** Of how many fields of these entries a value is refused. */
  countRefused(entries: readonly EntryName[]): number;
  /** Takes what the server has kept, but for the fields in which something was typed in this tab. */
  take(kept: readonly KeptDraft[]): void;
};

const key = "site-edit-drafts";

/** `onChange` is told of every word that is typed, and of every save that takes it; `discard`, of a refused one that is given up. */
export function createDrafts(
  onChange: () => void,
  discard: (entry: EntryName, path: FieldPath) => void,
): Drafts {
  const refused = new Map<string, { readonly entry: EntryName; readonly why: Refused }>();
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
    drop: (entry, path) => {
      if (refused.delete(fieldKey(entry, path))) discard(entry, path);
      write(without(entry, path));
    },
    refuse: (entry, path, why) => {
      refused.set(fieldKey(entry, path), { entry, why });
      onChange();
    },
    whyNot: (entry, path) => refused.get(fieldKey(entry, path))?.why,
    countRefused: (entries) =>
      [...refused.values()].filter(({ entry }) => entries.some((known) => isSameEntry(known, entry))).length,
    take: (kept) => {
      const own = new Set(all().map(({ entry, path }) => fieldKey(entry, path)));
      const others = kept.filter(({ entry, path }) => !own.has(fieldKey(entry, path)));
      for (const { entry, path, why } of kept) refused.set(fieldKey(entry, path), { entry, why });
      write([...all(), ...others.map(({ entry, path, value, old }) => ({ entry, path, value, old }))]);
    },
  };
}
