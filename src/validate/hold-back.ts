import type { DraftEntry, HeldBack } from "../model.ts";

export type Gate = {
  /** The calendar date of the build where the site’s readers live; see `calendarDay`. */
  readonly today: string;
  readonly drafts: boolean;
};

/** The one gate: entries with `draft: true`, or a `date` after today, go no further. */
export function holdBack(
  entries: readonly DraftEntry[],
  gate: Gate,
): { readonly published: readonly DraftEntry[]; readonly heldBack: readonly HeldBack[] } {
  const published: DraftEntry[] = [];
  const heldBack: HeldBack[] = [];
  for (const entry of entries) {
    // A schema may give null, which has no fields to read.
    const { draft, date } = (entry.data ?? {}) as { readonly draft?: unknown; readonly date?: unknown };
    const future = typeof date === "string" && date > gate.today ? date : undefined;
    if (gate.drafts || (draft !== true && future === undefined)) published.push(entry);
    else
      heldBack.push({
        ...nameOf(entry),
        ...(draft === true ? draftReason : { reason: "future", due: future }),
      });
  }
  return { published, heldBack };
}

const draftReason = { reason: "draft", due: undefined } as const;

function nameOf({ collection, id, file }: DraftEntry): Pick<HeldBack, "collection" | "id" | "file"> {
  return { collection, id, file };
}

/** The date on which `now` falls in `timeZone`, as in 2025-09-01. */
export function calendarDay(now: Date, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
}
