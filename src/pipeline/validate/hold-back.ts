import type { Collections } from "../../define/define.ts";
import type { HeldBack, ValidEntry } from "../../model/model.ts";
import { calendarDay } from "../../text/calendar-day.ts";
import { holdBackItems } from "./hold-back-items.ts";

export type Gate = {
  /** True for a future date in the site’s time zone; see `createCalendar`. */
  readonly isFuture: (date: string) => boolean;
  readonly drafts: boolean;
};

/**
 * Holds back entries with `draft: true` or a `date` after today, and future items of other entries. With drafts,
 * everything passes, and `shownDrafts` lists what would have been held back.
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
    const future = typeof date === "string" && gate.isFuture(date) ? date : undefined;
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

/** Returns a function that is true for dates (2025-09-01) after the day of `now` in `timeZone`. */
export function createCalendar(now: Date, timeZone: string): (date: string) => boolean {
  // Every time zone is within a day of UTC, so most dates need no calendar, which is slow to load.
  const [earliest, latest] = [-dayMs, dayMs].map((ms) =>
    new Date(now.getTime() + ms).toISOString().slice(0, 10),
  );
  let today: string | undefined;
  return (date) => {
    if (earliest !== undefined && date <= earliest) return false;
    if (latest !== undefined && date > latest) return true;
    today ??= calendarDay(now, timeZone);
    return date > today;
  };
}
