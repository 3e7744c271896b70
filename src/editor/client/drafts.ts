import type { KeptDraft, Refused } from "../answers.ts";
import { type EntryName, type FieldPath, fieldKey, isSameEntry, type Value } from "../model/edit.ts";
import type { Typing } from "./save-queue.ts";

/** A value that is not in the file yet, and the value that the field had when it was typed. */
type Draft = {
  readonly entry: EntryName;
  readonly path: FieldPath;
  readonly value: Value;
  readonly old: Value | undefined;
};

/** The drafts of this tab, which survive a reload. The server also keeps refused ones, for every browser. */
export type Drafts = {
  all(): readonly Draft[];
  find(entry: EntryName, path: FieldPath): Draft | undefined;
  keep(draft: Draft): void;
  /** Keeps the typed value of a field as long as it differs from the one in the file. */
  follow(field: Pick<Draft, "entry" | "path">, typing: Pick<Typing, "typed" | "saved">): void;
  drop(entry: EntryName, path: FieldPath): void;
  /** Remembers why the server has refused a value. */
  refuse(entry: EntryName, path: FieldPath, why: Refused): void;
  /** Why the server has refused the value of a field. Undefined if it has not. */
  whyNot(entry: EntryName, path: FieldPath): Refused | undefined;
  /** Counts the fields of these entries with a refused value. */
  countRefused(entries: readonly EntryName[]): number;
  /** Adds the drafts that the server has kept, except for fields with a draft of this tab. */
  take(kept: readonly KeptDraft[]): void;
};

const key = "site-edit-drafts";

/** `onChange` is called whenever a draft is added or dropped, `discard` when a refused one is dropped. */
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
  const keep: Drafts["keep"] = (draft) => write([...without(draft.entry, draft.path), draft]);
  const drop: Drafts["drop"] = (entry, path) => {
    if (refused.delete(fieldKey(entry, path))) discard(entry, path);
    write(without(entry, path));
  };
  return {
    all,
    find: (entry, path) => all().find((draft) => fieldKey(draft.entry, draft.path) === fieldKey(entry, path)),
    keep,
    follow: ({ entry, path }, { typed, saved }) => {
      if (typed === saved) drop(entry, path);
      else keep({ entry, path, value: typed, old: saved });
    },
    drop,
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
