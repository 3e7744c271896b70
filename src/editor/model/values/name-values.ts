import { readEntryId } from "../../../define/collections.ts";
import { blanksAt } from "../../../define/fields-of.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import { valueAt } from "../../../model/value-at.ts";
import { once } from "../../../once.ts";
import type { DrawingInputs } from "../../../pipeline/build.ts";
import { collectFacts } from "../../../pipeline/validate/validate-settings.ts";
import { placesOfNames } from "../../../text/facts.ts";
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
  /** The facts, in the language of an entry. */
  facts(entry: EntryName): readonly NamedValue[];
  /** The settings that a fact is made from. */
  originsOf(name: string): readonly FieldPath[];
  /** The facts that are made from the same setting, `name` first: a number in figures and in words. */
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
    // The Markdown below the front matter has no schema.
    if (path.length > 0 && !textsOf(entry).has(JSON.stringify(path))) return undefined;
    const schema = schemaOf(site, entry);
    const blanks = path.length > 0 && schema ? (blanksAt(schema, path) ?? {}) : {};
    return [
      ...Object.entries(blanks).map(([name, label]) => ({ name, label, isBlank: true as const })),
      ...facts(entry).filter(({ name }) => !Object.hasOwn(blanks, name)),
    ];
  };
  return {
    list,
    facts,
    originsOf: (name) => origins().get(name) ?? [],
    namedIn: (text, entry, path) => {
      const names = placesOfNames(text).map(({ name }) => name);
      return names.length === 0 ? undefined : list(entry, path)?.filter(({ name }) => names.includes(name));
    },
    formsOf: (name) => {
      const own = JSON.stringify(origins().get(name) ?? []);
      const others = [...origins()].flatMap(([other, paths]) =>
        other !== name && own !== "[]" && JSON.stringify(paths) === own ? [other] : [],
      );
      return [name, ...others];
    },
  };
}

/** The title beside the setting that a fact is made from, or its label; that of the group of several. Else its name. */
function labelFact(
  name: string,
  paths: readonly FieldPath[] = [],
  schema: Named["site"]["settings"],
  settings: Named["settings"],
): string {
  const [first = [], ...others] = paths;
  const apart = first.findIndex((step, at) => others.some((path) => path[at] !== step));
  const path = apart === -1 ? first : first.slice(0, apart);
  if (path.length === 0) return name.replaceAll(/[-_]/g, " ");
  const group = valueAt(settings, others.length > 0 ? path : path.slice(0, -1));
  const { title } = (group ?? {}) as { readonly title?: unknown };
  return path.length > 1 && typeof title === "string" ? title : labelField(schema, path);
}
