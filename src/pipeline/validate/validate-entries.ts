import { posix } from "node:path";
import type { z } from "zod";
import { noteFacts, withLanguage, withZone } from "../../define/check-scope.ts";
import { isMember } from "../../define/collections.ts";
import type { Collection, Collections } from "../../define/define.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { putTagsBack, setTagsAside } from "../../define/tagged-values.ts";
import { splitLanguage, toTranslationId } from "../../model/language.ts";
import { keys } from "../../model/memory/kinds.ts";
import { isPlain, type Memory, noMemory, remember } from "../../model/memory/memory.ts";
import type { ParsedSource, RefusedEntry, SiteLanguages, ValidEntry } from "../../model/model.ts";
import { once } from "../../once.ts";
import { digestFacts, type Facts } from "../../text/facts.ts";
import { type Message, say } from "../../words/message.ts";
import { compareText, type Report } from "../../words/problem.ts";
import { suggest } from "../../words/suggest.ts";
import type { FactsIn } from "./validate-settings.ts";
import { noMapping, validateValue } from "./validate-value.ts";

/** The inputs of all schemas, besides the files: the digest of the templates, and what texts depend on. */
type SchemaInputs = TextScopes & { readonly templates: string };

const plainTexts: SchemaInputs = {
  templates: "",
  first: undefined,
  scopeOf: () => ({ key: "", facts: undefined, language: "", zone: undefined }),
};

/**
 * Assigns every source to its collection and checks it against that schema. Entries that do not fit are left out with
 * their problems and listed in `refused`, as are entries of malformed files. Warns of sources that no collection reads.
 * `files` are all files on the disk, well formed or not.
 */
export function validateEntries(
  sources: readonly ParsedSource[],
  collections: Collections,
  files: ReadonlySet<string>,
  report: Report,
  inputs: SchemaInputs = plainTexts,
  memory: Memory = noMemory,
): { readonly entries: readonly ValidEntry[]; readonly refused: readonly RefusedEntry[] } {
  const claimed = new Set<string>();
  const refused: RefusedEntry[] = [];
  const entries = Object.entries(collections).flatMap(([name, collection]) => {
    const refuse = (id: string | undefined) => void refused.push({ collection: name, id });
    const members = sources.filter((source) => isMember(source.file, collection));
    for (const member of members) claimed.add(member.file);
    const isThere = collection.kind === "folder" || files.has(`content/${collection.path}`);
    if (!isThere) reportMissingFile(collection, report);
    for (const file of findUnread(files, members, collection)) refuse(idOf(file, name, collection));
    const validated = members.flatMap((member) =>
      validateMember(member, { name, collection, inputs }, refuse, report, memory),
    );
    return collection.kind === "file" ? validated : validated.sort((a, b) => compareText(a.id, b.id));
  });
  for (const source of sources) {
    if (!claimed.has(source.file) && source.file !== settingsFile)
      reportUnclaimed(source.file, collections, report);
  }
  return { entries, refused };
}

type Place = { readonly name: string; readonly collection: Collection; readonly inputs: SchemaInputs };

type Validated = Pick<Place, "name" | "collection"> &
  Pick<TextScopes, "first"> &
  Pick<TextScope, "language" | "zone"> & {
    readonly entries: readonly ValidEntry[];
    /** The names of the facts that its texts name. */
    readonly names: readonly string[];
    /** The values of these facts. */
    readonly facts: string;
  };

/** The entries of one file that fit. Earlier builds may have checked them. Calls `refuse` with the others. */
function validateMember(
  member: ParsedSource,
  place: Place,
  refuse: (id: string | undefined) => void,
  report: Report,
  memory: Memory,
): readonly ValidEntry[] {
  const { name, collection, inputs } = place;
  const { first } = inputs;
  const { language } = splitLanguage(member.file, collection.languages ?? []);
  const scope = inputs.scopeOf(language);
  const isUpToDate = (earlier: Validated) =>
    earlier.name === name &&
    earlier.collection === collection &&
    earlier.first === first &&
    earlier.language === scope.language &&
    earlier.zone === scope.zone &&
    earlier.facts === digestFacts(earlier.names, scope.facts);
  let entries: readonly ValidEntry[] = [];
  const validate = (): Validated | undefined => {
    let isClean = true;
    const refuseOne = (id: string | undefined) => {
      isClean = false;
      refuse(id);
    };
    const { result, names } =
      collection.kind === "file"
        ? checkIn(scope, () =>
            validateMapping(member, { name, language }, collection.schema, refuseOne, report),
          )
        : validateEntry(member, place, scope, refuseOne, report, memory);
    entries = result.map((entry) =>
      inLanguage(collection.kind === "file" ? { ...entry, names } : entry, language ?? first),
    );
    if (!isClean) return undefined;
    const facts = digestFacts(names, scope.facts);
    const { language: spoken, zone } = scope;
    return { name, collection, first, language: spoken, zone, entries, names, facts };
  };
  const known = memory.getFor<Validated | undefined>(
    "validate",
    member,
    [name, collection, first, scope.key],
    (earlier) => (earlier && isUpToDate(earlier) ? earlier : validate()),
  );
  return known?.entries ?? entries;
}

function checkIn<Result>({ facts, language, zone }: TextScope, check: () => Result) {
  return noteFacts(facts, () => withLanguage(language, () => withZone(zone, check)));
}

/** An entry of a site with one language stays as it is. */
function inLanguage(entry: ValidEntry, language: string | undefined): ValidEntry {
  return language === undefined ? entry : { ...entry, language };
}

/** The files of a collection that are missing or not well formed. */
function findUnread(
  files: ReadonlySet<string>,
  members: readonly ParsedSource[],
  collection: Collection,
): readonly string[] {
  const read = new Set(members.map(({ file }) => file));
  const expected =
    collection.kind === "folder"
      ? [...files].filter((file) => isMember(file, collection))
      : [`content/${collection.path}`];
  return expected.filter((file) => !read.has(file));
}

/** Undefined for a file with many entries. */
function idOf(file: string, name: string, { kind, path, languages = [] }: Collection): string | undefined {
  switch (kind) {
    case "folder":
      return file.slice(`content/${path}/`.length).replace(/\.[a-z]+$/, "");
    case "single":
      return toTranslationId(name, splitLanguage(file, languages).language);
    case "file":
      return undefined;
  }
}

/** None when the entry is refused. */
function validateEntry(
  source: ParsedSource,
  { name, collection, inputs: { templates } }: Place,
  scope: TextScope,
  refuse: (id: string) => void,
  report: Report,
  memory: Memory,
): { readonly result: readonly ValidEntry[]; readonly names: readonly string[] } {
  const { file, digest, locate, body } = source;
  const id = idOf(file, name, collection) ?? name;
  const defaults = defaultsOf(file, collection);
  // A file without front matter gets one problem instead of one for each missing field.
  const reportFields = body?.line === 1 ? () => {} : report;
  const check = once(() =>
    checkIn(scope, () =>
      validateValue(applyDefaults(source.data, defaults), collection.schema, source, [], reportFields),
    ),
  );
  // The templates’ digest covers the defaults, but the folder decides which of them apply.
  const place = defaults === undefined ? name : `${name} ${posix.dirname(file)}`;
  const known = remember(memory, "entries", keys.entries(templates, scope.key, place, digest), () => {
    const { result, names } = check();
    const untagged = result.fits ? setTagsAside(result.value) : undefined;
    return untagged && isPlain(untagged.value) ? { ...untagged, names } : undefined;
  });
  const { result: checked, names } =
    known === undefined
      ? check()
      : { result: { fits: true, value: putTagsBack(known) } as const, names: known.names };
  if (!checked.fits) {
    if (body?.line === 1) reportMissingFrontMatter(file, report);
    refuse(id);
    return { result: [], names };
  }
  const entry = { collection: name, id, file, digest, data: checked.value, locate, source: body, names };
  return { result: [entry], names };
}

function reportMissingFrontMatter(file: string, report: Report): void {
  report({
    code: "front-matter/missing",
    severity: "error",
    file,
    at: { line: 1, column: 1 },
    message: say("front-matter/missing"),
    hint: say("front-matter/fences", { sign: "---" }),
  });
}

function reportMissingFile(collection: Collection, report: Report): void {
  report({
    code: "entry/missing-file",
    severity: "error",
    file: `content/${collection.path}`,
    message: say("entry/missing-file"),
    hint: say("entry/missing-file.hint"),
  });
}

/** Warns of a file that would be read under another name or in another folder, and suggests it. */
function reportUnclaimed(file: string, collections: Collections, report: Report): void {
  report({
    code: "source/unclaimed",
    severity: "warning",
    file,
    message: say("source/unclaimed.no-collection"),
    hint: hintFor(file, collections),
  });
}

function hintFor(file: string, collections: Collections): Message {
  if (/^content\/sites?\.\w+$/i.test(file)) return say("near-word", { word: settingsFile });
  const all = Object.values(collections);
  const folders = all
    .filter(({ kind }) => kind === "folder")
    .map(({ path, format }) => ({
      folder: `content/${path}/`,
      ending: format === "markdown" ? "md" : "yaml",
    }));
  const own = folders.find(({ folder }) => file.startsWith(folder));
  if (own !== undefined) return say("source/unclaimed.other-ending", own);

  const singles = all.filter(({ kind }) => kind !== "folder").map(({ path }) => `content/${path}`);
  const near = suggest(baseName(file), singles.map(baseName));
  const meant = singles.find((single) => baseName(single) === near);
  if (meant !== undefined) return say("near-word", { word: meant });

  const places = folders.map(({ folder, ending }) => `${folder}*.${ending}`);
  return singles.length > 3
    ? say("source/unclaimed.places-and-files", { places, count: singles.length })
    : say("source/unclaimed.places", { places: [...places, ...singles] });
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}

/**
 * Reads a file with all entries of a collection: a mapping from id to entry, in its own order. Calls `refuse` with the
 * id of each entry that does not fit, or with undefined when the file is not a mapping. `language` is that of a
 * translation.
 */
function validateMapping(
  source: ParsedSource,
  { name: collection, language }: { readonly name: string; readonly language: string | undefined },
  schema: z.ZodType,
  refuse: (id: string | undefined) => void,
  report: Report,
): readonly ValidEntry[] {
  const { file, digest, data } = source;
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    report({
      ...noMapping,
      severity: "error",
      file,
      at: { line: 1, column: 1 },
    });
    refuse(undefined);
    return [];
  }
  // A column that is missing or unknown is a mistake of all rows, at the place of the header.
  const reportOnce = source.hintAt === undefined ? report : createReportOnce(report);
  return inOrderOfFile(Object.entries(data), source).flatMap(([key, value]) => {
    const id = toTranslationId(key, language);
    const checked = validateValue(value, schema, source, [key], reportOnce);
    if (!checked.fits) {
      refuse(id);
      return [];
    }
    const locate: ValidEntry["locate"] = (path, what) => source.locate([key, ...path], what);
    return [
      { collection, id, file, digest: `${digest}#${key}`, data: checked.value, locate, source: undefined },
    ];
  });
}

/** Reports one of several problems that say the same of one place. */
function createReportOnce(report: Report): Report {
  const known = new Set<string>();
  return (problem) => {
    const { code, at, message } = problem;
    const key = JSON.stringify([code, at, message]);
    if (!known.has(key)) report(problem);
    known.add(key);
  };
}

/** JavaScript moves keys such as 2024 to the front of an object, so their positions give the order of the file. */
function inOrderOfFile<Value>(
  entries: readonly (readonly [string, Value])[],
  { locate }: ParsedSource,
): readonly (readonly [string, Value])[] {
  // Positions require parsing the file again, so they are used only then.
  if (!entries.some(([id]) => /^\d+$/.test(id))) return entries;
  const places = new Map(entries.map(([id]) => [id, locate([id], "key")]));
  return [...entries].sort(([a], [b]) => {
    const [first, second] = [places.get(a), places.get(b)];
    return (first?.line ?? 0) - (second?.line ?? 0) || (first?.column ?? 0) - (second?.column ?? 0);
  });
}

/**
 * The inputs of the check of a text besides its schema: the facts that it may name, the language of its typography, and
 * the time zone of the site.
 */
type TextScope = {
  /** Identifies all. */
  readonly key: string;
  readonly facts: Facts | undefined;
  readonly language: string;
  readonly zone: string | undefined;
};

/** The scopes of the files of a site. */
type TextScopes = {
  /** The code of the first language. Undefined on a site with one language. */
  readonly first: string | undefined;
  /** The scope of a file, by the code of its language if it is a translation. */
  readonly scopeOf: (translation: string | undefined) => TextScope;
};

export function scopeTexts(languages: SiteLanguages, factsIn: FactsIn, zone?: string): TextScopes {
  const first = languages[0].code;
  const toScope = (code: string): TextScope => {
    const facts = factsIn(code);
    // Texts contain the values of facts, so the key contains them too.
    const written = JSON.stringify(facts ?? null);
    return { key: `${code} ${zone} ${written}`, facts, language: code, zone };
  };
  const scopes = new Map(languages.map(({ code }) => [code, toScope(code)]));
  return {
    first: languages.length > 1 ? first : undefined,
    scopeOf: (translation = first) => scopes.get(translation) ?? toScope(translation),
  };
}

/**
 * The default values that the folders of a file give to its fields. Inner folders win. Undefined when there are none.
 */
export function defaultsOf(file: string, { path, defaults }: Collection): object | undefined {
  if (defaults === undefined) return undefined;
  const folder = posix.relative(`content/${path}`, posix.dirname(file));
  const steps = folder === "" ? [] : folder.split("/");
  const folders = [".", ...steps.map((_, index) => steps.slice(0, index + 1).join("/"))];
  const values = folders.flatMap((each) => (Object.hasOwn(defaults, each) ? [defaults[each]] : []));
  return values.length === 0 ? undefined : Object.assign({}, ...values);
}

/** Adds default values to the fields of a file, which win. Data without fields stay as they are. */
export function applyDefaults(data: unknown, defaults: object | undefined): unknown {
  const isFields = typeof data === "object" && data !== null && !Array.isArray(data);
  return defaults === undefined || !isFields ? data : { ...defaults, ...data };
}
