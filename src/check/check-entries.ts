import type { Collection, Collections, SiteDefinition } from "../define/define.ts";
import { nameFieldOf, type Schemas } from "../define/fields-of.ts";
import { isTranslation, toOriginalId, toTranslationFile } from "../model/language.ts";
import type { Entry, Places } from "../model/model.ts";
import { valueAt } from "../model/value-at.ts";
import { calendarDay } from "../text/calendar-day.ts";
import { say } from "../words/message.ts";
import { compareText, type Report } from "../words/problem.ts";

/** The reading speed of adults, for a fairly difficult text on a screen. */
const wordsPerMinute = 200;

/** A stated time that differs more than this is misleading. */
const tolerance = 0.25;

/** Warns when a stated reading time does not match the number of words. */
export function checkReadTimes(
  entries: readonly Entry[],
  site: Schemas,
  places: Places,
  report: Report,
): void {
  for (const entry of entries) {
    const field = site.collections[entry.collection]?.readTimeField;
    if (field === undefined || entry.body === undefined) continue;
    const stated = (entry.data as Readonly<Record<string, unknown>>)[field];
    if (typeof stated !== "number") continue;
    const needed = entry.body.words / wordsPerMinute;
    const rounded = Math.max(1, Math.round(needed));
    if (stated === rounded || Math.abs(needed - stated) <= stated * tolerance) continue;
    const at = places.get(entry)?.([field], "value");
    report({
      code: "entry/reading-time",
      severity: "warning",
      file: entry.file,
      ...(at && { at }),
      message: say("entry/reading-time", {
        field: nameFieldOf(entry.file, [field], site),
        stated,
        words: entry.body.words,
        needed: Math.round(needed * 10) / 10,
      }),
      hint: say("entry/reading-time.hint", { field, minutes: rounded }),
    });
  }
}

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

type Translated = {
  readonly site: Pick<SiteDefinition, "collections" | "languages">;
  readonly entries: readonly Entry[];
  readonly places: Places;
  /** All files of `content/`. */
  readonly names: ReadonlySet<string>;
};

/** Warns of entries that a language lacks, and of translations whose original has changed since. */
export function checkTranslations({ site, entries, places, names }: Translated, report: Report): void {
  const [, ...others] = site.languages;
  if (others.length === 0) return;
  const translations = new Map(
    entries.filter(isTranslation).map((entry) => [keyOf(entry, entry.language), entry]),
  );
  const reported = new Set<string>();
  for (const entry of entries) {
    const collection: Collection | undefined = site.collections[entry.collection];
    if (collection === undefined || collection.shared || isTranslation(entry)) continue;
    const missing = others.filter(({ code }) => {
      const file = toTranslationFile(entry.file, code);
      // A translation that is held back or has an error exists already. In a file of many entries, each is checked.
      return !(names.has(file) && collection.kind !== "file") && !translations.has(keyOf(entry, code));
    });
    const files = missing.map(({ code }) => toTranslationFile(entry.file, code));
    const isWhole = files.every((file) => !names.has(file));
    // A missing file of many entries is reported once.
    if (missing.length > 0 && !(isWhole && reported.has(entry.file))) {
      const at = isWhole ? undefined : places.get(entry)?.([], "key");
      report({
        code: "language/missing-translation",
        severity: "warning",
        file: entry.file,
        ...(at && { at }),
        message: say("language/missing-translation", {
          id: entry.id,
          languages: missing.map(({ name }) => name),
        }),
        hint: files.every((file) => names.has(file))
          ? say("language/missing-translation.entry.hint", { id: entry.id, files })
          : say("language/missing-translation.hint", { files }),
      });
      if (isWhole) reported.add(entry.file);
    }
    for (const { code, name } of others) {
      const translation = translations.get(keyOf(entry, code));
      if (translation !== undefined) checkAge(entry, translation, name, places, report);
    }
  }
}

function keyOf(entry: Entry, language: string | undefined): string {
  return JSON.stringify([entry.collection, toOriginalId(entry), language]);
}

function checkAge(
  original: Entry,
  translation: Entry,
  language: string,
  places: Places,
  report: Report,
): void {
  const [changed, translated] = [dateOf(original), dateOf(translation)];
  if (changed === undefined || translated === undefined || compareText(changed.day, translated.day) <= 0)
    return;
  const at = places.get(translation)?.([translated.field], "value");
  report({
    code: "language/older-translation",
    severity: "warning",
    file: translation.file,
    ...(at && { at }),
    message: say("language/older-translation", {
      language,
      changed: changed.day,
      translated: translated.day,
      file: original.file,
    }),
    hint: say("language/older-translation.hint", { field: changed.field, day: changed.day }),
  });
}

/** The day of the last change: a field that a site may have, else that of publication. */
function dateOf({ data }: Entry): { readonly field: string; readonly day: string } | undefined {
  const fields = (data ?? {}) as Readonly<Record<string, unknown>>;
  for (const field of ["updated", "date"]) {
    const day = fields[field];
    if (typeof day === "string") return { field, day };
  }
  return undefined;
}
