import type { Collection } from "../../define/define.ts";
import { hashOf } from "../../model/memory/hash.ts";
import type { HeldBack, ValidEntry } from "../../model/model.ts";
import { valueAt } from "../../model/value-at.ts";

/** The future items of an entry by their paths, and the entry without them. */
export type HeldItems = {
  readonly items: readonly Required<Pick<HeldBack, "part" | "due">>[];
  readonly rest: ValidEntry;
};

/** `list` is the path of the list, as in `overview.updates`. Undefined when the entry has no future items. */
export function holdBackItems(
  entry: ValidEntry,
  list: Collection["datedList"],
  isFuture: (date: string) => boolean,
): HeldItems | undefined {
  if (list === undefined) return undefined;
  const path = list.split(".");
  const all = valueAt(entry.data, path);
  if (!Array.isArray(all)) return undefined;
  const late = all.flatMap((item, place) => {
    const due = dateOf(item);
    return due !== undefined && isFuture(due) ? [{ place, due }] : [];
  });
  if (late.length === 0) return undefined;
  const kept = [...all.keys()].filter((index) => !late.some(({ place }) => place === index));
  const items = late.map(({ place, due }) => ({ part: `${list}[${place}]`, due }));
  return {
    items,
    rest: {
      ...entry,
      // Pages are remembered by this digest, and have to change on the day when the items appear.
      digest: hashOf(entry.digest, JSON.stringify(items)),
      data: withValue(
        entry.data,
        path,
        kept.map((index) => all[index]),
      ),
      locate: (place, what) => entry.locate(asWritten(place, path, kept), what),
    },
  };
}

function dateOf(item: unknown): string | undefined {
  const { date } = (item ?? {}) as { readonly date?: unknown };
  return typeof date === "string" ? date : undefined;
}

function withValue(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const fields = data as Readonly<Record<string, unknown>>;
  return { ...fields, [key]: withValue(fields[key], rest, value) };
}

/** After held-back items, the third published item may be the fourth in the file. */
function asWritten(
  place: readonly PropertyKey[],
  path: readonly string[],
  kept: readonly number[],
): readonly PropertyKey[] {
  const index = place[path.length];
  const isWithin = typeof index === "number" && path.every((key, depth) => place[depth] === key);
  return isWithin ? place.with(path.length, kept[index] ?? index) : place;
}
