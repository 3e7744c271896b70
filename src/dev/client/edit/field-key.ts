import type { EntryName, FieldPath } from "../../../edit/edit.ts";

/** A key that is equal for equal entries and paths. */
export function fieldKey(entry: EntryName, path: FieldPath): string {
  return JSON.stringify([entry.collection ?? null, entry.id, ...path]);
}

export function isSameEntry(a: EntryName, b: EntryName): boolean {
  return a.collection === b.collection && a.id === b.id;
}
