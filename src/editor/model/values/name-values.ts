import { readEntryId } from "../../../define/collections.ts";
import { blanksAt } from "../../../define/fields-of.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import { valueAt } from "../../../model/value-at.ts";
import { once } from "../../../once.ts";
import type { DrawingInputs } from "../../../pipeline/build.ts";
import { collectFacts } from "../../../pipeline/validate/validate-settings.ts";
import { fillFacts, placesOfNames } from "../../../text/facts.ts";
import type { NamedValue } from "../../answers.ts";
import { type EntryName, type FieldPath, fieldKey, isSameEntry } from "../edit.ts";
import { labelField, schemaOf } from "../locate/label-fields.ts";
import { listDeclaredWords } from "../locate/list-fields.ts";
import { traceFacts } from "./trace-facts.ts";

/** Knows what names between braces stand for in the texts of a site. */
export type ValueNamer = {
  /** All that a field may name. Undefined if braces are plain signs in it. */
  list(entry: EntryName, path: FieldPath): readonly NamedValue[] | undefined;
  /** What a text of the field names, each once. */
  namedIn(text: string, entry: EntryName, path: FieldPath): readonly NamedValue[] | undefined;
  /** A text with values as visitors read them, and the labels of those that are not given. For names of places. */
  tell(text: string, entry: EntryName, path?: FieldPath): string;
  /** The facts, in the language of an entry. */
  facts(entry: EntryName): readonly NamedValue[];
  /** The settings that hold a value. Of a figure these are its numbers alone: the unit beside them stays. */
  settingsOf(name: string): readonly FieldPath[];
  /** The facts that say the same value, `name` first: a number in figures and in words, a range and its ends. */
  formsOf(name: string): readonly string[];
};

type Named = Pick<DrawingInputs, "site" | "settings" | "entries" | "parsed">;

const namers = new WeakMap<Named, ValueNamer>();

export function valueNamerOf(drawn: Named): ValueNamer {
  const namer = namers.get(drawn) ?? createValueNamer(drawn);
  namers.set(drawn, namer);
  return namer;
}

function createValueNamer({ site, settings, entries, parsed }: Named): ValueNamer {
  const factsIn = collectFacts(site, settings);
  const origins = once(() => traceFacts(site, settings));
  const listFacts = (language: string | undefined): readonly NamedValue[] =>
    Object.entries(factsIn(language) ?? {}).map(([name, value]) => ({
      name,
      label: labelFact(name, origins().get(name), site.settings, settings),
      ...(value !== undefined && { value }),
    }));
  const byLanguage = new Map<string | undefined, readonly NamedValue[]>();
  const facts: ValueNamer["facts"] = (entry) => {
    const { language } = entries.find((one) => isSameEntry(one, entry)) ?? {};
    const listed = byLanguage.get(language) ?? listFacts(language);
    byLanguage.set(language, listed);
    return listed;
  };

  /** The paths of the texts of an entry in which names stand for values. */
  const texts = new Map<string, ReadonlySet<string>>();
  const textsOf = (name: EntryName): ReadonlySet<string> => {
    const key = fieldKey(name);
    const found = texts.get(key) ?? findTexts(name);
    texts.set(key, found);
    return found;
  };
  const findTexts = (name: EntryName): ReadonlySet<string> => {
    const schema = schemaOf(site, name);
    const collection = site.collections[name.collection ?? ""];
    const entry = entries.find((one) => isSameEntry(one, name));
    const file = name.collection === undefined ? settingsFile : entry?.file;
    const data = parsed.find((source) => source.file === file)?.data;
    const within = collection?.kind === "file" ? [readEntryId(name.id, collection).key] : [];
    if (schema === undefined) return new Set();
    return new Set(listDeclaredWords(valueAt(data, within), schema).map((path) => JSON.stringify(path)));
  };

  const list: ValueNamer["list"] = (entry, path) => {
    if (site.facts === undefined) return undefined;
    const schema = schemaOf(site, entry);
    const given = path.length > 0 && schema ? blanksAt(schema, path) : undefined;
    const blanks = Object.entries(given ?? {}).map(([name, label]) => ({
      name,
      label,
      isBlank: true as const,
    }));
    // The Markdown below the front matter has no schema.
    if (path.length > 0 && !textsOf(entry).has(JSON.stringify(path))) return given && blanks;
    return [...blanks, ...facts(entry).filter(({ name }) => !Object.hasOwn(given ?? {}, name))];
  };
  const numbersOf = (paths: readonly FieldPath[]) =>
    paths.filter((path) => typeof valueAt(settings, path) === "number");
  const ranges = once(() => [...origins().values()].map(numbersOf).filter(isRange));
  const settingsOf: ValueNamer["settingsOf"] = (name) => {
    const all = origins().get(name) ?? [];
    const numbers = numbersOf(all);
    if (numbers.length === 0) return all;
    const within = (range: readonly FieldPath[]) =>
      numbers.every((path) => range.some((end) => isSame(end, path)));
    return ranges().find(within) ?? numbers;
  };
  return {
    list,
    facts,
    settingsOf,
    tell: (text, entry, path = []) => {
      const known = list(entry, path) ?? facts(entry);
      const shown = known.map(({ name, label, value = label }) => [name, value] as const);
      return fillFacts(text, Object.fromEntries(shown), () => {});
    },
    namedIn: (text, entry, path) => {
      if (!text.includes("{")) return undefined;
      const names = placesOfNames(text).map(({ name }) => name);
      // The place of a number in a phrase has no name.
      return list(entry, path)?.filter(({ name }) => names.includes(name) || name === "");
    },
    formsOf: (name) => {
      const own = settingsOf(name);
      const others = [...origins().keys()].filter(
        (other) => other !== name && own.length > 0 && isSame(settingsOf(other), own),
      );
      return [name, ...others];
    },
  };
}

/** True for numbers of one group, such as the ends of a range. */
export function isRange(paths: readonly FieldPath[]): boolean {
  const [first = [], ...others] = paths;
  const group = first.slice(0, -1);
  return others.length > 0 && group.length > 0 && others.every((path) => isSame(path.slice(0, -1), group));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The title beside the setting that a fact is made from, or its label: of several, that of each. Else its name. */
function labelFact(
  name: string,
  paths: readonly FieldPath[] = [],
  schema: Named["site"]["settings"],
  settings: Named["settings"],
): string {
  const [path] = paths;
  if (path === undefined) return name.replaceAll(/[-_]/g, " ");
  const titleBeside = (one: FieldPath) => {
    const { title } = (valueAt(settings, one.slice(0, -1)) ?? {}) as { readonly title?: unknown };
    return one.length > 1 && typeof title === "string" ? title : undefined;
  };
  if (paths.length > 1 && isRange(paths)) return titleBeside(path) ?? labelField(schema, path.slice(0, -1));
  return [...new Set(paths.map((one) => titleBeside(one) ?? labelField(schema, one)))].join(", ");
}
