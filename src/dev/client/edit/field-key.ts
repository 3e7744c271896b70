import type { EntryName, FieldPath } from "../../../edit/edit.ts";

/** Two names of one field have one key. */
export function fieldKey(entry: EntryName, path: FieldPath): string {
  return JSON.stringify([entry.collection ?? null, entry.id, ...path]);
}

export function isSameEntry(a: EntryName, b: EntryName): boolean {
  return a.collection === b.collection && a.id === b.id;
}
