import { expect, test } from "vitest";
import { z } from "zod";
import { checkReadTimes, checkReviews, checkTranslations } from "../../src/check/check-entries.ts";
import { defineSite, fileCollection, folderCollection, singleEntry } from "../../src/define/define.ts";
import { siteSettings } from "../../src/define/settings.ts";
import type { Entry, Places } from "../../src/model/model.ts";
import type { Problem } from "../../src/words/problem.ts";
import { inWords } from "../support/in-words.ts";
import { locateBy } from "../support/locate-by.ts";
import { inFrench } from "../support/one-language.ts";

const options = { folder: "a", format: "markdown", schema: z.looseObject({}) } as const;
const dated = {
  noted: folderCollection({ ...options, datedList: "history.notes", reviewedField: "checked" }),
  plain: folderCollection({ ...options, reviewedField: "checked" }),
  free: folderCollection(options),
};

function checkDates(
  data: object,
  { collection = "noted", afterMonths = 12, now = "2026-03-31", timeZone = "UTC" } = {},
) {
  const problems: Problem[] = [];
  const entry: Entry = { collection, id: "a", file: "content/a/a.md", digest: "a", data, body: undefined };
  const locate = locateBy((path) => ({ line: path[0] === "date" ? 3 : 4, column: 10 }));
  const places: Places = new Map([[entry, locate]]);
  const reviewed = {
    entries: [entry],
    collections: dated,
    places,
    now: new Date(`${now}T23:30:00Z`),
    timeZone,
  };
  checkReviews({ ...reviewed, ...(afterMonths > 0 && { afterMonths }) }, (problem) => problems.push(problem));
  return problems;
}

test("an entry whose last review is too old is reported with its date and the line to write", () => {
  expect(checkDates({ date: "2023-01-12", checked: "2024-02-01" })).toEqual([
    {
      code: "content/review-due",
      severity: "warning",
      file: "content/a/a.md",
      at: { line: 4, column: 10 },
      message: "the last date of this text is 2024-02-01, more than 12 months ago",
      hint: "compare it with its sources, then write checked: 2026-03-31, or add a dated note to history.notes:",
    },
  ]);
  expect(checkDates({ date: "2023-01-12" }, { collection: "plain", afterMonths: 1 })).toMatchObject([
    {
      message: "the last date of this text is 2023-01-12, more than 1 month ago",
      hint: "compare it with its sources, then write checked: 2026-03-31",
    },
  ]);
});

test.each([
  ["a recent date", { date: "2025-06-01" }],
  ["a recent review", { date: "2020-01-01", checked: "2025-06-01" }],
  [
    "a recent note, wherever it stands in the list",
    { date: "2020-01-01", history: { notes: [{ date: "2025-06-01" }, { date: "2021-01-01" }] } },
  ],
  ["no date at all", {}],
])("an entry with %s is left alone", (_, data) => {
  expect(checkDates(data)).toEqual([]);
});

test.each([
  ["2025-03-31", 12, false],
  ["2025-03-30", 12, true],
  // February has no 31st: a month before is its last day.
  ["2026-02-28", 1, false],
  ["2026-02-27", 1, true],
  ["2025-12-31", 3, false],
])("a review of %s is due on 31 March 2026 after %i months: %s", (checked, afterMonths, isDue) => {
  expect(checkDates({ checked }, { afterMonths }).length > 0).toBe(isDue);
});

test("no review is due if the site gives no number of months, or the collection has no reviews", () => {
  const old = { date: "1999-01-01" };
  expect(checkDates(old, { afterMonths: 0 })).toEqual([]);
  expect(checkDates(old, { collection: "free" })).toEqual([]);
});

test("today is the day in the time zone of the site", () => {
  const [problem] = checkDates({ date: "2023-01-12" }, { collection: "plain", timeZone: "Europe/Paris" });
  expect(problem).toMatchObject({ hint: "compare it with its sources, then write checked: 2026-04-01" });
});

const [{ words }] = inFrench;
const schema = z.strictObject({});
const site = defineSite({
  language: "fr",
  languages: { fr: "Français", en: "English", ar: "العربية" },
  words: { fr: words, en: words, ar: words },
  settings: siteSettings({}),
  collections: {
    home: singleEntry({ file: "home.yaml", schema }),
    notes: folderCollection({ folder: "notes", format: "markdown", schema }),
    authors: fileCollection({ file: "authors.yaml", schema }),
    places: folderCollection({ folder: "places", format: "yaml", schema, shared: true }),
  },
  pages: {},
});

type Written = { readonly [file: string]: { readonly [field: string]: unknown } };

/** What is said of entries of these files, as `file: message`. A file of `authors` holds entries by their keys. */
function tellOf(written: Written, others: readonly string[] = []) {
  const entries = Object.entries(written).flatMap(([file, data]): readonly Entry[] => {
    const [, collection = "", name = "", language = "fr"] =
      /^(\w+)(?:\/(\w+))?(?:\.(en|ar))?\.\w+$/.exec(file) ?? [];
    const end = language === "fr" ? "" : `.${language}`;
    const base = { collection, file: `content/${file}`, digest: "", body: undefined, language };
    return collection === "authors"
      ? Object.keys(data).map((key) => ({ ...base, id: `${key}${end}`, data: data[key] }))
      : [{ ...base, id: `${name || collection}${end}`, data }];
  });
  const said: string[] = [];
  const names = new Set([...Object.keys(written), ...others].map((file) => `content/${file}`));
  checkTranslations({ site, entries, places: new Map(), names }, (problem) => {
    const { file, message, hint } = inWords(problem);
    said.push(`${file}: ${message} (${hint})`);
  });
  return said;
}

test("an entry without translations is reported once, with the files to write", () => {
  expect(tellOf({ "notes/rain.md": {} })).toEqual([
    "content/notes/rain.md: “rain” is not translated: English, العربية (write content/notes/rain.en.md, content/notes/rain.ar.md, or give the collection “shared: true” if they are not wanted)",
  ]);
});

test("a missing file of entries is one report, and a missing entry of such a file is another", () => {
  const authors = { "authors.yaml": { ada: {}, bo: {} }, "authors.ar.yaml": { ada: {}, bo: {} } };
  expect(tellOf(authors)).toHaveLength(1);
  expect(tellOf({ ...authors, "authors.en.yaml": { ada: {} } })).toEqual([
    "content/authors.yaml: “bo” is not translated: English (write “bo” in content/authors.en.yaml too, or give the collection “shared: true” if no translation is wanted)",
  ]);
});

test("a translation that is held back or has an error is not missing", () => {
  expect(tellOf({ "home.yaml": {} }, ["home.en.yaml", "home.ar.yaml"])).toEqual([]);
});

test("entries that all languages share, and those of one language alone, need no translation", () => {
  expect(tellOf({ "places/paris.yaml": {}, "notes/news.en.md": {} })).toEqual([]);
});

test.each([
  [{ date: "2025-01-01" }, { date: "2025-01-01" }, false],
  [{ date: "2025-01-01" }, { date: "2025-02-01" }, false],
  [{ date: "2025-01-01", updated: "2025-03-01" }, { date: "2025-02-01" }, true],
  [{ date: "2025-01-01", updated: "2025-03-01" }, { date: "2025-01-01", updated: "2025-03-01" }, false],
  [{ updated: "2025-03-01" }, {}, false],
])("for an original of %o, a translation of %o is older: %s", (original, translation, isOlder) => {
  const said = tellOf({
    "notes/rain.md": original,
    "notes/rain.en.md": translation,
    "notes/rain.ar.md": original,
  });
  expect(said).toHaveLength(isOlder ? 1 : 0);
  if (isOlder)
    expect(said[0]).toBe(
      "content/notes/rain.en.md: English: translated on 2025-02-01, but content/notes/rain.md changed on 2025-03-01 (translate what has changed, then write updated: 2025-03-01)",
    );
});

const timed = {
  timed: folderCollection({ ...options, readTimeField: "minutes" }),
  untimed: folderCollection(options),
};

function checkTimes(data: object, words: number | undefined, collection = "timed") {
  const problems: Problem[] = [];
  const body = words === undefined ? undefined : { parts: [], headings: [], words, links: [], images: [] };
  const entry: Entry = { collection, id: "a", file: "content/a/a.md", digest: "a", data, body };
  const places: Places = new Map([
    [entry, locateBy((path) => ({ line: 4, column: 10, length: path.join(".").length }))],
  ]);
  checkReadTimes([entry], { collections: timed, settings: z.looseObject({}) }, places, (problem) =>
    problems.push(problem),
  );
  return problems;
}

test.each([
  ["exactly right", 4, 800, false],
  ["exactly 25 % too short", 4, 1000, false],
  ["exactly 25 % too long", 4, 600, false],
  ["a word more than 25 % too short", 4, 1001, true],
  ["a word more than 25 % too long", 4, 599, true],
  ["a minute, the least there is, for a few words", 1, 20, false],
  ["a minute for 150 words", 1, 150, false],
])("a reading time that is %s: %i min for %i words", (_, minutes, words, warned) => {
  expect(checkTimes({ minutes }, words).length > 0).toBe(warned);
});

test("a wrong reading time is reported with the value to write", () => {
  expect(checkTimes({ minutes: 3 }, 1500)).toEqual([
    {
      code: "entry/reading-time",
      severity: "warning",
      file: "content/a/a.md",
      at: { line: 4, column: 10, length: "minutes".length },
      message: "minutes says 3 min, but 1,500 words take 7.5 min",
      hint: "write minutes: 8, or change the length of the text",
    },
  ]);
});

test("the hint never suggests zero minutes", () => {
  expect(checkTimes({ minutes: 3 }, 10)[0]?.hint).toEqual(
    "write minutes: 1, or change the length of the text",
  );
});

test("entries without reading time, without text, or of collections without the field are left alone", () => {
  expect(checkTimes({}, 1500)).toEqual([]);
  expect(checkTimes({ minutes: 3 }, undefined)).toEqual([]);
  expect(checkTimes({ minutes: 3 }, 1500, "untimed")).toEqual([]);
});
