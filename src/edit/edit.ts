/** Where a value stands in the data of an entry: `["seo", "title"]`, `["faq", 0, "question"]`. */
export type FieldPath = readonly (string | number)[];

/** An entry as its collection knows it. The settings are the entry `site` of no collection. */
export type EntryName = { readonly collection: string | undefined; readonly id: string };

/** What a field of YAML can hold. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/**
 * One change of one entry. `path` is within the entry, also where one file holds many. `typed` is the value as YAML that somebody
 * has typed, beginning at the margin.
 */
export type Edit =
  /** Another value in the place of the one that is there. */
  | { readonly kind: "set"; readonly path: FieldPath; readonly value: Value; readonly typed?: string }
  /** A field that was not given, or, where `path` ends in a number, a new item that comes to stand there. */
  | { readonly kind: "add"; readonly path: FieldPath; readonly value: Value; readonly typed?: string }
  /** A field or an item goes, with the comment that belongs to it. */
  | { readonly kind: "remove"; readonly path: FieldPath }
  /** `path` leads to the list. `to` is the place of the item after the move. */
  | { readonly kind: "move"; readonly path: FieldPath; readonly from: number; readonly to: number }
  /** The Markdown below the front matter, whole. */
  | { readonly kind: "body"; readonly text: string };
