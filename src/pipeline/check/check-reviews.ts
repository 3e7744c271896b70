import type { Collections } from "../../define/define.ts";
import type { Entry, Places } from "../../model/model.ts";
import { valueAt } from "../../model/value-at.ts";
import { calendarDay } from "../../text/calendar-day.ts";
import { say } from "../../words/message.ts";
import { compareText, type Report } from "../../words/problem.ts";

type Reviewed = {
  readonly entries: readonly Entry[];
  readonly collections: Collections;
  readonly places: Places;
  /** Undefined when the site asks for no reviews. */
  readonly afterMonths?: number | undefined;
  readonly now: Date;
  /** The day begins at midnight in it. */
  readonly timeZone: string;
};

/** Warns of entries whose date, last review and last dated note are all older than the site’s limit. */
export function checkReviews(reviewed: Reviewed, report: Report): void {
  const { entries, collections, places, afterMonths, now, timeZone } = reviewed;
  if (afterMonths === undefined) return;
  const today = calendarDay(now, timeZone);
  const oldest = monthsBefore(today, afterMonths);
  for (const entry of entries) {
    const { reviewedField, datedList } = collections[entry.collection] ?? {};
    if (reviewedField === undefined) continue;
    const [last] = datesOf(entry.data, reviewedField, datedList).sort((a, b) => compareText(b, a));
    if (last === undefined || last >= oldest) continue;
    const locate = places.get(entry);
    const at = locate?.([reviewedField], "value") ?? locate?.(["date"], "value");
    report({
      code: "content/review-due",
      severity: "warning",
      file: entry.file,
      ...(at && { at }),
      message: say("content/review-due", { date: last, months: afterMonths }),
      hint:
        datedList === undefined
          ? say("content/review-due.hint", { field: reviewedField, today })
          : say("content/review-due.hint-with-list", { field: reviewedField, today, list: datedList }),
    });
  }
}

/** The dates of the entry, of its last review and of its dated notes, as far as they are given. */
function datesOf(data: unknown, reviewedField: string, datedList: string | undefined): string[] {
  const notes = datedList === undefined ? undefined : valueAt(data, datedList.split("."));
  const noted = Array.isArray(notes) ? notes.map((note) => valueAt(note, ["date"])) : [];
  return [valueAt(data, ["date"]), valueAt(data, [reviewedField]), ...noted].filter(
    (date) => typeof date === "string",
  );
}

/** The same day a number of months earlier, or the last day of a shorter month. */
function monthsBefore(day: string, months: number): string {
  const date = new Date(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() - months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const earlier = new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)));
  return earlier.toISOString().slice(0, 10);
}
