import type { DraftEntry, HeldBack } from "../model.ts";

export type Gate = {
  /** The calendar date of the build where the site’s readers live; see `calendarDay`. */
  readonly today: string;
  readonly drafts: boolean;
};

/**
 * The one gate: entries with `draft: true`, or a `date` after today, go no further. Where drafts may pass, `early` names
 * those that would not have.
 */
export function holdBack(entries: readonly DraftEntry[], gate: Gate): Held {
  const published: DraftEntry[] = [];
  const unready: HeldBack[] = [];
  for (const entry of entries) {
    // A schema may give null, which has no fields to read.
    const { draft, date } = (entry.data ?? {}) as { readonly draft?: unknown; readonly date?: unknown };
    const future = typeof date === "string" && date > gate.today ? date : undefined;
    const isReady = draft !== true && future === undefined;
    if (gate.drafts || isReady) published.push(entry);
    if (!isReady)
      unready.push({
        ...nameOf(entry),
        ...(draft === true ? draftReason : { reason: "future", due: future }),
      });
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
