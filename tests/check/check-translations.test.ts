import { expect, test } from "vitest";
import { z } from "zod";
import { checkTranslations } from "../../src/check/audit-site.ts";
import { defineSite, fileCollection, folderCollection, singleEntry } from "../../src/define/define.ts";
import { siteSettings } from "../../src/define/settings.ts";
import type { Entry } from "../../src/model/model.ts";
import { inWords } from "../support/in-words.ts";
import { inFrench } from "../support/one-language.ts";

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
function check(written: Written, others: readonly string[] = []) {
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
  expect(check({ "notes/rain.md": {} })).toEqual([
    "content/notes/rain.md: “rain” is not translated: English, العربية (write content/notes/rain.en.md, content/notes/rain.ar.md, or give the collection “shared: true” if they are not wanted)",
  ]);
});

test("a missing file of entries is one report, and a missing entry of such a file is another", () => {
  const authors = { "authors.yaml": { ada: {}, bo: {} }, "authors.ar.yaml": { ada: {}, bo: {} } };
  expect(check(authors)).toHaveLength(1);
  expect(check({ ...authors, "authors.en.yaml": { ada: {} } })).toEqual([
    expect.stringContaining("“bo” is not translated: English"),
  ]);
});

test("a translation that is held back or has an error is not missing", () => {
  expect(check({ "home.yaml": {} }, ["home.en.yaml", "home.ar.yaml"])).toEqual([]);
});

test("entries that all languages share, and those of one language alone, need no translation", () => {
  expect(check({ "places/paris.yaml": {}, "notes/news.en.md": {} })).toEqual([]);
});

test.each([
  [{ date: "2025-01-01" }, { date: "2025-01-01" }, false],
  [{ date: "2025-01-01" }, { date: "2025-02-01" }, false],
  [{ date: "2025-01-01", updated: "2025-03-01" }, { date: "2025-02-01" }, true],
  [{ date: "2025-01-01", updated: "2025-03-01" }, { date: "2025-01-01", updated: "2025-03-01" }, false],
  [{ updated: "2025-03-01" }, {}, false],
])("for an original of %o, a translation of %o is older: %s", (original, translation, isOlder) => {
  const said = check({
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
