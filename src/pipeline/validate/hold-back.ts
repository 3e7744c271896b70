import type { Collection, Collections } from "../../define/define.ts";
import { hashOf } from "../../model/memory/hash.ts";
import type { HeldBack, ValidEntry } from "../../model/model.ts";
import { valueAt } from "../../model/value-at.ts";
import { calendarDay } from "../../text/calendar-day.ts";
import type { Instant } from "../../text/instants.ts";

type Gate = {
  /** True for a future date in the site’s time zone, and for the `utc` of a future instant; see `createCalendar`. */
  readonly isFuture: (date: string) => boolean;
  readonly drafts: boolean;
};

/**
 * Holds back entries with `draft: true` or a later `date`, a day or an instant, and future items of other entries. With
 * drafts, everything passes, and `shownDrafts` lists what would have been held back.
 */
export function holdBack(
  entries: readonly ValidEntry[],
  gate: Gate,
  /** The collections with lists of dated items. */
  collections: Collections = {},
): Held {
  const published: ValidEntry[] = [];
  const unready: HeldBack[] = [];
  for (const entry of entries) {
    // A schema may return null, which has no fields to read.
    const { draft, date } = (entry.data ?? {}) as { readonly draft?: unknown; readonly date?: unknown };
    const future = dueDay(date, gate.isFuture);
    const isReady = draft !== true && future === undefined;
    const held = holdBackItems(entry, collections[entry.collection]?.datedList, gate.isFuture);
    if (gate.drafts || isReady) published.push(held === undefined || gate.drafts ? entry : held.rest);
    if (!isReady)
      unready.push({
        ...toReference(entry),
        ...(draft === true ? draftReason : { reason: "future", due: future }),
      });
    for (const item of (isReady || gate.drafts ? held?.items : undefined) ?? [])
      unready.push({ ...toReference(entry), reason: "future", ...item });
  }
  return gate.drafts
    ? { published, heldBack: [], shownDrafts: unready }
    : { published, heldBack: unready, shownDrafts: [] };
}

type Held = {
  readonly published: readonly ValidEntry[];
  readonly heldBack: readonly HeldBack[];
  readonly shownDrafts: readonly HeldBack[];
};

const draftReason = { reason: "draft", due: undefined } as const;

function toReference({ collection, id, file }: ValidEntry): Pick<HeldBack, "collection" | "id" | "file"> {
  return { collection, id, file };
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns a function that is true for dates (2025-09-01) after the day of `now` in `timeZone`, and for the `utc` of
 * instants after `now`.
 */
export function createCalendar(now: Date, timeZone: string): (date: string) => boolean {
  // Every time zone is within a day of UTC, so most dates need no calendar, which is slow to load.
  const [earliest, latest] = [-dayMs, dayMs].map((ms) =>
    new Date(now.getTime() + ms).toISOString().slice(0, 10),
  );
  let today: string | undefined;
  return (date) => {
    if (date.includes("T")) return date > now.toISOString();
    if (earliest !== undefined && date <= earliest) return false;
    if (latest !== undefined && date > latest) return true;
    today ??= calendarDay(now, timeZone);
    return date > today;
  };
}

/** The future items of an entry by their paths, and the entry without them. */
type HeldItems = {
  readonly items: readonly Required<Pick<HeldBack, "part" | "due">>[];
  readonly rest: ValidEntry;
};

/** `list` is the path of the list, as in `overview.updates`. Undefined when the entry has no future items. */
function holdBackItems(
  entry: ValidEntry,
  list: Collection["datedList"],
  isFuture: Gate["isFuture"],
): HeldItems | undefined {
  if (list === undefined) return undefined;
  const path = list.split(".");
  const all = valueAt(entry.data, path);
  if (!Array.isArray(all)) return undefined;
  const late = all.flatMap((item, place) => {
    const { date } = (item ?? {}) as { readonly date?: unknown };
    const due = dueDay(date, isFuture);
    return due === undefined ? [] : [{ place, due }];
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

/** The day of a later date, or of an instant that has not come. Undefined for all others. */
function dueDay(date: unknown, isFuture: Gate["isFuture"]): string | undefined {
  if (typeof date === "string") return isFuture(date) ? date : undefined;
  const { utc, local } = (date ?? {}) as Partial<Instant>;
  return utc !== undefined && local !== undefined && isFuture(utc) ? local.slice(0, 10) : undefined;
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
