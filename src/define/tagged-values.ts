import { valueAt } from "../model/value-at.ts";

/**
 * Values that schemas leave in an entry’s data for later stages: references, images, Markdown. The tag is a registered
 * symbol, because the site’s bundle and the command each have their own copy of this file.
 */
const kind = Symbol.for("charpente.kind");

type TaggedKind = "reference" | "image" | "markdown";
export type MarkdownField = { readonly markdown: string };
type Tagged = { readonly [kind]: TaggedKind };

/** Returns undefined for a value without a tag. */
export function taggedKindOf(value: unknown): TaggedKind | undefined {
  return typeof value === "object" && value !== null ? (value as Partial<Tagged>)[kind] : undefined;
}

export function tag<Value extends object>(as: TaggedKind, value: Value): Value {
  return Object.defineProperty(value, kind, { value: as });
}

/**
 * Calls `visit` for every tagged value in `data`, with its path, and replaces the value by the result. Data in which
 * nothing changes is returned as it is.
 */
export function mapTagged(
  data: unknown,
  visit: (as: TaggedKind, value: object, path: readonly PropertyKey[]) => unknown,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof data !== "object" || data === null) return data;
  const as = (data as Partial<Tagged>)[kind];
  if (as !== undefined) return visit(as, data, path);
  // Most front matter consists of words and numbers only.
  if (!Object.values(data).some(isObject)) return data;
  if (Array.isArray(data)) {
    const items = data.map((item, index) => mapTagged(item, visit, [...path, index]));
    return items.every((item, index) => item === data[index]) ? data : items;
  }
  const entries = Object.entries(data).map(([key, value]) => [key, mapTagged(value, visit, [...path, key])]);
  const isSame = entries.every(([key, value]) => value === (data as Record<string, unknown>)[key as string]);
  return isSame ? data : Object.fromEntries(entries);
}

/** Data as JSON can keep them, and their tags. */
export type Untagged = {
  readonly value: unknown;
  readonly tags: readonly { readonly as: TaggedKind; readonly path: readonly PropertyKey[] }[];
};

export function setTagsAside(data: unknown): Untagged {
  const tags: Untagged["tags"][number][] = [];
  const value = mapTagged(data, (as, tagged, path) => {
    tags.push({ as, path });
    return { ...tagged };
  });
  return { value, tags };
}

export function putTagsBack({ value, tags }: Untagged): unknown {
  for (const { as, path } of tags) tag(as, valueAt(value, path) as object);
  return value;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
