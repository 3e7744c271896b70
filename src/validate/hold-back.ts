import type { Collections } from "../define.ts";
import type { DraftEntry, HeldBack } from "../model.ts";
import { holdBackItems } from "./hold-back-items.ts";

export type Gate = {
  /** The calendar date of the build where the site’s readers live; see `calendarDay`. */
  readonly today: string;
  readonly drafts: boolean;
};

/**
 * The one gate: entries with `draft: true`, or a `date` after today, go no further, nor do dated items of others. Where
 * drafts may pass, `early` names those that would not have.
 */
export function holdBack(
  entries: readonly DraftEntry[],
  gate: Gate,
  /** Tell which entries have lists of dated items. */
  collections: Collections = {},
): Held {
  const published: DraftEntry[] = [];
  const unready: HeldBack[] = [];
  for (const entry of entries) {
    // A schema may give null, which has no fields to read.
    const { draft, date } = (entry.data ?? {}) as { readonly draft?: unknown; readonly date?: unknown };
    const future = typeof date === "string" && date > gate.today ? date : undefined;
    const isReady = draft !== true && future === undefined;
    const isToCome = (date: string) => date > gate.today;
    const held = holdBackItems(entry, collections[entry.collection]?.datedList, isToCome);
    if (gate.drafts || isReady) published.push(held === undefined || gate.drafts ? entry : held.rest);
    if (!isReady)
      unready.push({
        ...nameOf(entry),
        ...(draft === true ? draftReason : { reason: "future", due: future }),
      });
    for (const item of (isReady || gate.drafts ? held?.items : undefined) ?? [])
      unready.push({ ...nameOf(entry), reason: "future", ...item });
  }
  return gate.drafts
    ? { published, heldBack: [], early: unready }
    : { published, heldBack: unready, early: [] };
}

type Held = {
  readonly published: readonly DraftEntry[];
  readonly heldBack: readonly HeldBack[];
  readonly early: readonly HeldBack[];
};

const draftReason = { reason: "draft", due: undefined } as const;

function nameOf({ collection, id, file }: DraftEntry): Pick<HeldBack, "collection" | "id" | "file"> {
  return { collection, id, file };
}

/** The date on which `now` falls in `timeZone`, as in 2025-09-01. */
export function calendarDay(now: Date, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}
