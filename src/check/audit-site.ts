import { location } from "vfile-location";
import type { z } from "zod";
import type { Collection, Collections, SiteDefinition } from "../define/define.ts";
import { type TextIssue, withFacts } from "../define/fact-scope.ts";
import type { GeneratorSettings } from "../define/settings.ts";
import { settingsFile } from "../define/settings-file.ts";
import { groupBy } from "../group-by.ts";
import { chooseHosts } from "../hosts/hosts.ts";
import type { HostName } from "../hosts/names.ts";
import { isTranslation, toOriginalId, toTranslationFile } from "../model/language.ts";
import { locateRange, type TextRange } from "../model/locate-range.ts";
import type { Kept } from "../model/memory/memory.ts";
import {
  type Entry,
  isTooLargeToRead,
  type MarkdownSource,
  type OutputFile,
  type ParsedSource,
  type Places,
  type RenderedPage,
  type SourceFile,
} from "../model/model.ts";
import { linksOf, withoutOrigin } from "../model/page-links.ts";
import { valueAt } from "../model/value-at.ts";
import { calendarDay } from "../text/calendar-day.ts";
import { escapeRegExp } from "../text/escape-reg-exp.ts";
import type { Facts } from "../text/facts.ts";
import { say, type Text } from "../words/message.ts";
import { compareText, type Position, type Report } from "../words/problem.ts";
import { checkAccessibility } from "./check-accessibility.ts";
import { withoutBase } from "./check-links.ts";
import { checkPlaceholders } from "./check-placeholders.ts";
import { checkTerms } from "./check-terms.ts";
import { checkUnusedImages } from "./check-unused-images.ts";
import { blankCode } from "./read-words.ts";

/** A site as it would be published, with its sources. */
export type AuditedSite = {
  readonly site: Pick<
    SiteDefinition,
    "checks" | "collections" | "languages" | "placeholder" | "settings" | "terms"
  >;
  readonly settings: GeneratorSettings;
  /** The facts in the language of a code, or in the first one. */
  readonly factsIn: (code?: string) => Facts | undefined;
  readonly sources: readonly SourceFile[];
  readonly parsed: readonly ParsedSource[];
  readonly entries: readonly Entry[];
  readonly places: Places;
  /** All files of `content/`, by their path from the project root. */
  readonly names: ReadonlySet<string>;
  /** The images among them that entries show. */
  readonly images: readonly string[];
  readonly rendered: readonly RenderedPage[];
  /** Everything that would be published. */
  readonly files: readonly OutputFile[];
  readonly base: string;
  /** The time of the build. */
  readonly now: Date;
};

type Edge = {
  /** The paths of the files of `static/`. */
  readonly staticFiles: readonly string[];
  readonly memory: Kept;
};

/** Checks that matter before a site is published but would slow down every build. They give warnings only. */
export function auditSite(audited: AuditedSite, { staticFiles, memory }: Edge, report: Report): void {
  const { site, settings, sources, parsed, entries, names, images, rendered, files, base } = audited;
  checkPlaceholders(parsed, site, report);
  const terms = entries.filter(({ collection }) => collection === site.terms);
  checkTerms({ sources, parsed, terms, keep: settings.typography.keep }, memory, report);
  checkCopies(audited, report);
  checkReviews({ ...audited, ...site, ...settings.review, timeZone: settings.timeZone }, report);
  checkTranslations(audited, report);
  checkOrphans(rendered, { origin: settings.url, base }, report);
  checkDuplicates(rendered, report);
  checkUnusedImages({ names, images, sources, rendered, files, staticFiles }, report);
  checkHostLimits(files, settings.output.hosts, report);
  checkAccessibility(rendered, memory, report);
}

/** Warns of files that a host in `output.hosts` would refuse or silently read only in part. */
export function checkHostLimits(
  files: readonly OutputFile[],
  names: readonly HostName[],
  report: Report,
): void {
  const decoder = new TextDecoder();
  for (const { name, limits = {} } of chooseHosts(names)) {
    for (const [path, exceeded] of Object.entries(limits)) {
      const file = files.find((file) => file.path === path);
      const message = file && !isTooLargeToRead(file) && exceeded(decoder.decode(file.bytes), path);
      if (!message) continue;
      report({
        code: "host/limit",
        severity: "warning",
        file: settingsFile,
        message,
        hint: say("host/limit.hint", { host: name }),
      });
    }
  }
}

type Address = { readonly origin: string; readonly base: string };

/** Warns of pages that no other page links to: visitors cannot find them. */
function checkOrphans(rendered: readonly RenderedPage[], site: Address, report: Report): void {
  const linked = new Set<string>();
  for (const { page, facts } of rendered) {
    for (const link of linksOf(facts)) {
      const route = toRoutePath(link, site);
      if (route !== undefined && route !== page.route) linked.add(route);
    }
  }
  for (const { page } of rendered) {
    // Pages outside the sitemap are not meant to be found.
    if (page.route === "/" || !page.indexed || linked.has(page.route)) continue;
    report({
      code: "page/orphan",
      severity: "warning",
      file: page.sources[0] ?? "templates/site.ts",
      message: say("page/orphan", { page: page.route }),
      hint: say("page/orphan.hint"),
    });
  }
}

function toRoutePath(link: string, { origin, base }: Address): string | undefined {
  const address = (withoutOrigin(link, origin) ?? link).replace(/[?#].*$/s, "");
  return address.startsWith("/") && !address.startsWith("//") ? withoutBase(address, base) : undefined;
}

/** Warns of pages with the same title or description, which search results cannot tell apart. */
export function checkDuplicates(rendered: readonly RenderedPage[], report: Report): void {
  const pages = rendered.filter(({ page }) => page.indexed);
  checkField(pages, "title", "page/duplicate-title", report);
  checkField(pages, "description", "page/duplicate-description", report);
}

function checkField(
  pages: readonly RenderedPage[],
  field: "title" | "description",
  code: "page/duplicate-title" | "page/duplicate-description",
  report: Report,
): void {
  const withText = pages.filter(({ facts }) => facts[field]);
  // The same name may be right in two languages.
  const groups = groupBy(withText, ({ page, facts }) => `${page.language ?? ""} ${facts[field]}`);
  for (const alike of groups.values()) {
    if (alike.length === 1) continue;
    const text = alike[0]?.facts[field] ?? "";
    for (const { page } of alike) {
      const others = alike.filter((other) => other.page !== page).map((other) => other.page.route);
      report({
        code,
        severity: "warning",
        file: page.sources[0] ?? "templates/site.ts",
        message: say(code, { page: page.route, text, others }),
        hint: say(field === "title" ? "page/duplicate-title.hint" : "page/duplicate-description.hint"),
      });
    }
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
        hint: say("language/missing-translation.hint", { files }),
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

type Searched = {
  readonly site: Pick<SiteDefinition, "collections" | "settings">;
  readonly factsIn: (code?: string) => Facts | undefined;
  readonly parsed: readonly ParsedSource[];
  readonly entries: readonly Entry[];
};

/** Finds values of facts that are typed out in texts instead of being named. */
function checkCopies({ site, factsIn, parsed, entries }: Searched, report: Report): void {
  const facts = factsIn();
  if (facts === undefined) return;
  const byFile = new Map(parsed.map((source) => [source.file, source]));
  const defined = new Set(Object.values(facts).map((value = "") => withoutTypography(value)));
  // A setting that defines a fact is not a copy of it.
  const lookInSettings = (text: string) =>
    defined.has(withoutTypography(text)) ? [] : findCopies(text, facts);
  const reportAll = (source: ParsedSource, copies: readonly Placed[]) => {
    for (const { at, message, hint } of copies)
      report({
        code: "content/typed-fact",
        severity: "warning",
        file: source.file,
        ...(at && { at }),
        message,
        hint,
      });
  };

  const settings = byFile.get(settingsFile);
  if (settings !== undefined)
    reportAll(settings, findInFields(settings, [], site.settings, facts, lookInSettings));
  for (const { file, collection: name, id, language } of entries) {
    const own = factsIn(language) ?? facts;
    const look = (text: string) => findCopies(blankCode(text), own);
    const source = byFile.get(file);
    const collection: Collections[string] | undefined = site.collections[name];
    if (source === undefined || collection === undefined) continue;
    const prefix = collection.kind === "file" ? [toOriginalId({ id, language })] : [];
    reportAll(source, findInFields(source, prefix, collection.schema, own, look));
    if (source.body !== undefined) reportAll(source, findInBody(source.body, look));
  }
}

/** A fact typed out in a text: its position there, and the words for the message. */
type Copy = TextRange & { readonly message: Text; readonly hint: Text };
type Placed = Pick<Copy, "message" | "hint"> & { readonly at: Position | undefined };
type Look = (text: string) => readonly Copy[];

/** Parses the value at `prefix` with the schema, which calls `look` for each of its texts. */
function findInFields(
  { data, locate }: ParsedSource,
  prefix: readonly string[],
  schema: z.ZodType,
  facts: Facts,
  look: Look,
): readonly Placed[] {
  const value = valueAt(data, prefix);
  const { error } = withFacts(facts, () => schema.safeParse(value), look);
  return (error?.issues ?? []).flatMap((issue) => {
    const text = issue.code === "custom" ? (issue.params?.charpente as TextIssue | undefined) : undefined;
    if (text === undefined || !("found" in text)) return [];
    const path = [...prefix, ...issue.path];
    return [{ ...text.found, at: locateRange(locate, path, text.found) ?? locate(path, "value") }];
  });
}

function findInBody({ text, line }: MarkdownSource, look: Look): readonly Placed[] {
  const places = location(text);
  return look(text).map(({ index, length, message, hint }) => {
    const at = places.toPoint(index) ?? { line: 1, column: 1 };
    return { message, hint, at: { line: line + at.line - 1, column: at.column, length } };
  });
}

/** Matches whole words. A fact without a letter, such as a number, has too many other meanings to be searched for. */
function findCopies(text: string, facts: Facts): readonly Copy[] {
  return Object.entries(facts).flatMap(([name, value]) => {
    if (value === undefined || !isDistinctive(value)) return [];
    return [...text.matchAll(toPattern(value))].map(({ 0: written, index }) => ({
      index,
      // The underlined part ends with the line.
      length: written.split("\n", 1)[0]?.length ?? 0,
      message: say("content/typed-fact", { written: written.replace(/\s+/g, " "), name }),
      hint: say("content/typed-fact.hint", { name, file: settingsFile }),
    }));
  });
}

/** True for a value that rarely occurs by chance: it has a letter, and a capital, a digit or “@”. */
function isDistinctive(value: string): boolean {
  return /\p{L}/u.test(value) && /[\p{Lu}\p{N}@]/u.test(value);
}

/** A fact has the spaces and apostrophes of its language, a setting those that its author has typed. */
function withoutTypography(text: string): string {
  return text.replace(/\s+/g, "").replaceAll("’", "'");
}

/** Matches across line breaks, and with either apostrophe. */
function toPattern(value: string): RegExp {
  const pattern = escapeRegExp(value).replace(/\s+/g, "\\s+").replace(/['’]/g, "['’]");
  return new RegExp(`(?<![\\p{L}\\p{N}.@-])${pattern}(?![\\p{L}\\p{N}@]|[.-][\\p{L}\\p{N}])`, "gu");
}
