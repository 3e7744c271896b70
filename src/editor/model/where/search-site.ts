import { describeSchema, type JsonSchema, kindOf, schemaAt } from "../../../define/schema/describe-schema.ts";
import { groupBy } from "../../../group-by.ts";
import type { Entry } from "../../../model/model.ts";
import { isKey, nameEntry } from "../../../model/name-entry.ts";
import { isWorkbenchRoute } from "../../../model/route.ts";
import type { LetOthers } from "../../../model/schedule.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { Drawn } from "../../../pipeline/build.ts";
import { foldWord, toWords } from "../../../runtime/search/terms.ts";
import type { NamedValue } from "../../answers.ts";
import { type EntryName, type FieldPath, fieldKey } from "../edit.ts";
import { labelEntry, labelField, schemaOf } from "../locate/label-fields.ts";
import { labelPlace, readWritten } from "../locate/label-places.ts";
import { settingsEntry, type WrittenField } from "../locate/list-fields.ts";
import { valueNamerOf } from "../values/name-values.ts";
import { readValue } from "./find-words.ts";

/** A file that visitors can get, with the names by which an author may look for it. */
export type NamedFile = {
  /** From the root of the site: `static/documents/guide.pdf`. */
  readonly file: string;
  readonly kind: "image" | "file";
  /** In words, if there are any: what an image shows. */
  readonly name: string;
};

export type SearchedSite = Pick<Drawn, "site" | "entries" | "parsed" | "settings" | "pages"> & {
  /** The texts of the site. */
  readonly fields: readonly WrittenField[];
  readonly files: readonly NamedFile[];
};

/** Something that contains all words of a search, the best first. */
export type Hit = {
  /** A shared value, an entry by its name, one of its fields, a page by its address, or a file. */
  readonly kind: "value" | "entry" | "field" | "page" | NamedFile["kind"];
  /** « Accueil · Accroche ». Empty for a file. */
  readonly label: string;
  /** As visitors see it. */
  readonly text: string;
  readonly entry?: EntryName;
  /** `[]` for the Markdown below the front matter. */
  readonly path?: FieldPath;
  readonly route?: string;
  readonly file?: string;
  readonly value?: NamedValue;
};

type Found = { readonly hits: readonly Hit[]; readonly count: number };

/** Returns at most `most` hits. `count` is the number of all. */
export type SearchSite = (
  words: string,
  site: SearchedSite,
  how: { readonly bodyLabel: string; readonly most: number; readonly letOthers: LetOthers },
) => Promise<Found>;

/**
 * Searches shared values, entries, fields, pages and files by what visitors see. Each word of a search stands for all that begin with
 * it, whatever its accents and capitals. At least one has to be in a text or in the name of its field, others may be in
 * the name of the entry. An entry is read once, as long as it is the same object; a search without words only reads.
 */
export function createSiteSearch(): SearchSite {
  const read = createEntryReader();
  return async (asked, site, { bodyLabel, most, letOthers }) => {
    const words = toWords(asked).map(({ word }) => foldWord(word));
    const isAsked = words.length > 0;
    const ranked: Ranked[] = isAsked
      ? [...findValues(words, site), ...findFiles(words, site), ...findPages(words, site)]
      : [];
    const fieldsOf = groupFields(site.fields);
    const names = nameEntries(site.entries);
    for (const entry of [...site.entries, undefined]) {
      const indexed = read(entry, site, fieldsOf);
      if (isAsked) ranked.push(...findInEntry(words, indexed, { names, site, bodyLabel }));
      await letOthers();
    }
    // Sorting is stable, so equals keep the order of the site.
    ranked.sort((a, b) => Number(b.isWhole) - Number(a.isWhole) || a.rank - b.rank);
    return { hits: ranked.slice(0, most).map(({ draw }) => draw()), count: ranked.length };
  };
}

/** How words were found: as whole words before parts of others, then the smallest rank first. */
type Ranked = { readonly isWhole: boolean; readonly rank: number; readonly draw: () => Hit };
const ranks = {
  shared: 0,
  name: 1,
  address: 2,
  title: 3,
  whole: 4,
  phrase: 5,
  words: 6,
  file: 7,
  value: 8,
  beside: 9,
} as const;

type IndexedField = {
  readonly path: FieldPath;
  readonly label: string;
  readonly foldedLabel: string;
  readonly folded: string;
  /** An address, a date, a number or another value that is not read as words. */
  readonly isPlain: boolean;
  /** The key of the entry that a reference names. */
  readonly refersTo?: string | undefined;
  readonly readText: () => string;
};

type IndexedEntry = {
  readonly name: EntryName;
  readonly label: string;
  readonly folded: string;
  readonly naming: FieldPath | undefined;
  readonly fields: readonly IndexedField[];
};

type Named = { readonly names: Names; readonly site: SearchedSite; readonly bodyLabel: string };

function findInEntry(
  words: readonly string[],
  { name, label, folded, naming, fields }: IndexedEntry,
  { names, site, bodyLabel }: Named,
): readonly Ranked[] {
  const isNamed = words.every((word) => begins(folded, word));
  const isNaming = ({ path }: IndexedField) =>
    naming !== undefined && fieldKey(name, path) === fieldKey(name, naming);
  const found = fields.flatMap((field) => {
    if (isNamed && isNaming(field)) return [];
    const named = names.get(field.refersTo ?? "");
    const shown = named === undefined ? field : { ...field, ...named };
    const rank = rankField(words, shown, folded, isNaming(field));
    if (rank === undefined) return [];
    const draw = (): Hit => ({
      kind: "field",
      label: labelPlace(site, name, field.path, bodyLabel),
      text: shown.readText(),
      entry: name,
      path: field.path,
    });
    const isWhole = areWhole(words, `${shown.folded} ${shown.foldedLabel} ${folded}`);
    return [{ isWhole, rank, draw }];
  });
  if (!isNamed) return found;
  const title = fields.find(isNaming);
  const draw = (): Hit => ({
    kind: "entry",
    label,
    text: title?.readText() ?? "",
    entry: name,
    ...(title && { path: title.path }),
  });
  return [{ isWhole: areWhole(words, folded), rank: ranks.name, draw }, ...found];
}

function rankField(
  words: readonly string[],
  { folded, foldedLabel, isPlain }: IndexedField,
  foldedEntry: string,
  isNaming: boolean,
): number | undefined {
  const isIn = (text: string) => (word: string) => begins(text, word);
  if (words.every(isIn(folded))) {
    if (isPlain) return ranks.value;
    if (isNaming) return ranks.title;
    const phrase = words.join(" ");
    if (begins(`${folded} `, `${phrase} `)) return ranks.whole;
    return begins(folded, phrase) ? ranks.phrase : ranks.words;
  }
  const own = words.filter((word) => begins(folded, word) || begins(foldedLabel, word));
  const isBeside = own.length > 0 && words.every((word) => own.includes(word) || begins(foldedEntry, word));
  return isBeside ? ranks.beside : undefined;
}

/** Finds shared values by what they are and by their forms, in figures and in words: the first of each. */
function findValues(words: readonly string[], site: SearchedSite): readonly Ranked[] {
  const namer = valueNamerOf(site);
  const facts = namer.facts(settingsEntry);
  const values = new Map(facts.map(({ name, value }) => [name, value]));
  const told = new Set<string>();
  return facts.flatMap((value): readonly Ranked[] => {
    const { name, label } = value;
    const text = [...new Set(namer.formsOf(name).flatMap((form) => values.get(form) ?? []))].join(" · ");
    const folded = fold(`${text} ${label}`);
    if (told.has(label) || !words.every((word) => begins(folded, word))) return [];
    told.add(label);
    const draw = (): Hit => ({ kind: "value", label, text, value });
    return [{ isWhole: areWhole(words, folded), rank: ranks.shared, draw }];
  });
}

function findFiles(words: readonly string[], { files }: Pick<SearchedSite, "files">): readonly Ranked[] {
  return files.flatMap(({ file, kind, name }) => {
    const folded = fold(`${name} ${file}`);
    if (!words.every((word) => begins(folded, word))) return [];
    const draw = (): Hit => ({ kind, label: "", text: name, file });
    return [{ isWhole: areWhole(words, folded), rank: ranks.file, draw }];
  });
}

/** Finds pages by their address. Their titles are fields of entries. */
function findPages(words: readonly string[], { pages }: Pick<SearchedSite, "pages">): readonly Ranked[] {
  return pages.flatMap(({ page: { route }, facts: { title = route } }) => {
    const folded = fold(route);
    if (isWorkbenchRoute(route) || !words.every((word) => begins(folded, word))) return [];
    const draw = (): Hit => ({ kind: "page", label: title, text: route, route });
    return [{ isWhole: areWhole(words, folded), rank: ranks.address, draw }];
  });
}

type FieldsOf = ReadonlyMap<string, readonly WrittenField[]>;

/** Groups the fields of a site once, because each key that is typed searches them. */
const grouped = new WeakMap<readonly WrittenField[], FieldsOf>();

function groupFields(fields: readonly WrittenField[]): FieldsOf {
  const groups = grouped.get(fields) ?? groupBy(fields, ({ entry }) => fieldKey(entry));
  grouped.set(fields, groups);
  return groups;
}

/** The names of entries, by their keys, for the references to them. */
type Names = ReadonlyMap<string, Pick<IndexedField, "folded" | "readText">>;

const named = new WeakMap<readonly Entry[], Names>();

function nameEntries(entries: readonly Entry[]): Names {
  const names =
    named.get(entries) ??
    new Map(
      entries.map(({ collection, id, data }) => {
        const name = nameEntry(data) ?? id;
        return [fieldKey({ collection, id }), { folded: fold(name), readText: () => name }];
      }),
    );
  named.set(entries, names);
  return names;
}

type EntryReader = (entry: Entry | undefined, site: SearchedSite, fieldsOf: FieldsOf) => IndexedEntry;

/** Without an entry, reads the settings. */
function createEntryReader(): EntryReader {
  const known = new WeakMap<object, IndexedEntry>();
  const describe = createFieldDescriber();
  return (entry, site, fieldsOf) => {
    const key = entry ?? site.settings;
    const before = known.get(key);
    if (before !== undefined) return before;
    const name = entry === undefined ? settingsEntry : { collection: entry.collection, id: entry.id };
    const label = labelEntry(site.site, name, entry);
    const shown = new Map(
      (fieldsOf.get(fieldKey(name)) ?? []).map((field) => [fieldKey(name, field.path), field]),
    );
    const data = entry === undefined ? site.settings : entry.data;
    const fields = listScalars(readWritten(entry, site)).flatMap(
      ({ path, value }): readonly IndexedField[] => {
        const { label, collection, read } = describe(site, name, path);
        const words = shown.get(fieldKey(name, path));
        const text = words === undefined ? read(String(value)) : "";
        if (text === undefined) return [];
        const refersTo = collection && fieldKey({ collection, id: String(value) });
        const readText = () => (words ? readValue(valueAt(data, words.place)) : text);
        return [toField({ path, label, isPlain: words === undefined, refersTo, readText })];
      },
    );
    const body = entry?.body;
    const text = body && toField({ path: [], label: "", isPlain: false, readText: () => readValue(body) });
    const named = nameEntry(data);
    const naming = fields.find(({ readText }) => named !== undefined && readText() === named)?.path;
    const indexed = { name, label, folded: fold(label), naming, fields: text ? [...fields, text] : fields };
    known.set(key, indexed);
    return indexed;
  };
}

/** Keeps a folded text only: the text itself is read again for the few that are shown. */
function toField(field: Omit<IndexedField, "folded" | "foldedLabel">): IndexedField {
  return { ...field, folded: fold(field.readText()), foldedLabel: fold(field.label) };
}

type Scalar = { readonly path: FieldPath; readonly value: string | number };

function listScalars(value: unknown, path: FieldPath = []): readonly Scalar[] {
  if (typeof value === "string" || typeof value === "number") return value === "" ? [] : [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    listScalars(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

type DescribedField = {
  readonly label: string;
  /** The collection of the entry that the field names, if it names one. */
  readonly collection: string | undefined;
  /** What a form shows of a value that is not read as words. Undefined for signs of the site itself. */
  readonly read: (value: string) => string | undefined;
};

/** Describes a field once for all entries that have it. */
function createFieldDescriber() {
  const known = new WeakMap<object, Map<string, DescribedField>>();
  const schemas = new WeakMap<object, ReturnType<typeof describeSchema>>();
  return ({ site }: Pick<SearchedSite, "site">, name: EntryName, path: FieldPath): DescribedField => {
    const schema = schemaOf(site, name);
    if (schema === undefined)
      return { label: String(path.at(-1)), collection: undefined, read: (value) => value };
    const fields = known.get(schema) ?? new Map<string, DescribedField>();
    known.set(schema, fields);
    const key = JSON.stringify(path);
    const before = fields.get(key);
    if (before !== undefined) return before;
    const described = schemas.get(schema) ?? describeSchema(schema);
    schemas.set(schema, described);
    const own = schemaAt(described, path);
    const field = {
      label: labelField(schema, path),
      collection: own && kindOf(own) === "entry" ? own["x-collection"] : undefined,
      read: (value: string) => readPlain(value, own),
    };
    fields.set(key, field);
    return field;
  };
}

/** A choice by its words. Undefined for an anchor, the file of an image, and other texts that only the site reads. */
function readPlain(value: string, schema: JsonSchema = {}): string | undefined {
  switch (kindOf(schema)) {
    case "words":
      return schema.pattern === undefined ? value : undefined;
    case "choice":
      return (
        schema.enumDescriptions?.[schema.enum?.map(String).indexOf(value) ?? -1] ??
        (isKey(value) ? undefined : value)
      );
    case "image":
      return undefined;
    default:
      return value;
  }
}

/** A text as its words, without capitals and accents, each after a space. */
function fold(text: string): string {
  const plain = foldWord(text.replace(/[\u00AD\u200B\u2060]/g, "")).replace(/[^\p{L}\p{N}]+/gu, " ");
  return ` ${plain.trim()}`;
}

/** True if one of the words of a folded text begins with `word`. */
function begins(folded: string, word: string): boolean {
  return folded.includes(` ${word}`);
}

/** True if a folded text has each word whole, or in the plural: « sept » is no part of « septembre ». */
function areWhole(words: readonly string[], folded: string): boolean {
  const ends = `${folded} `;
  return words.every((word) => ["", "s", "x"].some((plural) => ends.includes(` ${word}${plural} `)));
}

/** A part of a text around the words that were found, on one line, and where they stand in it. */
export type MarkedPart = {
  readonly text: string;
  readonly marks: readonly (readonly [from: number, to: number])[];
};

/** The longest part of a text that is shown, in characters. */
const longest = 160;

/** Cuts out the first part of a text with the most of the words of a search. */
export function excerptText(text: string, asked: string): MarkedPart {
  const wanted = toWords(asked).map(({ word }) => foldWord(word));
  const line = text
    .replace(/\s+/g, (space) => (space === "\u00A0" || space === "\u202F" ? space : " "))
    .trim();
  const all = toWords(line).flatMap(({ word, start, end }) => {
    const folded = foldWord(word);
    // The one letter of an elided word begins half of the others: “d’ouvrage” does not look for “dans”.
    const number = wanted.findIndex((one) =>
      one.length === 1 && wanted.length > 1 ? folded === one : folded.startsWith(one),
    );
    return number === -1
      ? []
      : [{ number, start, end, isWhole: areWhole([wanted[number] ?? ""], ` ${folded}`) }];
  });
  const whole = new Set(all.flatMap(({ number, isWhole }) => (isWhole ? [number] : [])));
  const found = all.filter(({ number, isWhole }) => isWhole || !whole.has(number));
  let best = { at: 0, count: 0 };
  for (const { start } of found) {
    const near = found.filter((other) => other.start >= start && other.end <= start + longest / 2);
    const count = new Set(near.map(({ number }) => number)).size;
    if (count > best.count) best = { at: start, count };
  }
  const from =
    line.length <= longest ? 0 : startOfWord(line, Math.min(best.at - longest / 4, line.length - longest));
  const to = line.length <= from + longest ? line.length : line.lastIndexOf(" ", from + longest);
  const before = from > 0 ? "… " : "";
  const shown = before + line.slice(from, to) + (to < line.length ? " …" : "");
  const shift = before.length - from;
  return {
    text: shown,
    marks: found
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => [start + shift, end + shift] as const),
  };
}

function startOfWord(line: string, at: number): number {
  return at <= 0 ? 0 : line.indexOf(" ", at) + 1;
}
