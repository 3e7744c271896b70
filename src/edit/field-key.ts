import type { EntryName, FieldPath } from "./edit.ts";

/** A key that is equal for equal entries and paths. Without a path, that of the entry. */
export function fieldKey({ collection, id }: EntryName, path: FieldPath = []): string {
  return JSON.stringify([collection ?? null, id, ...path]);
}

export function isSameEntry(a: EntryName, b: EntryName): boolean {
  return a.collection === b.collection && a.id === b.id;
}
