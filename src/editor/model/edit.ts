/** The path of a value in the data of an entry: `["seo", "title"]`, `["faq", 0, "question"]`. */
export type FieldPath = readonly (string | number)[];

/** Identifies an entry. The settings are the entry `site`, without a collection. */
export type EntryName = { readonly collection: string | undefined; readonly id: string };

/** True if a path is that of a group, or of something in the group. */
export function isBelow(path: FieldPath, group: FieldPath): boolean {
  return group.every((step, at) => step === path[at]);
}

/** A value of YAML. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/**
 * One change of one entry. `path` begins at the entry, even in a file of many entries. `typed` is the value as the YAML
 * that an author has typed, without indentation.
 */
export type Edit =
  /** Replaces an existing value. */
  | { readonly kind: "set"; readonly path: FieldPath; readonly value: Value; readonly typed?: string }
  /** Adds a missing field, or, if `path` ends in a number, inserts a list item at that index. */
  | { readonly kind: "add"; readonly path: FieldPath; readonly value: Value; readonly typed?: string }
  /** Removes a field or a list item, with its comment. */
  | { readonly kind: "remove"; readonly path: FieldPath }
  /** Moves an item of the list at `path`. `to` is its index after the move. */
  | { readonly kind: "move"; readonly path: FieldPath; readonly from: number; readonly to: number }
  /** Replaces the whole Markdown below the front matter. */
  | { readonly kind: "body"; readonly text: string };

/** A key that is equal for equal entries and paths. Without a path, that of the entry. */
export function fieldKey({ collection, id }: EntryName, path: FieldPath = []): string {
  return JSON.stringify([collection ?? null, id, ...path]);
}

export function isSameEntry(a: EntryName, b: EntryName): boolean {
  return a.collection === b.collection && a.id === b.id;
}
