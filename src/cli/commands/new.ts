import { join, relative } from "node:path";
import type { FinishedSite } from "../../check/check-site.ts";
import type { Collection, Collections } from "../../define/define.ts";
import { withTitle } from "../../define/fields-of.ts";
import {
  describeSchema,
  type JsonSchema,
  listRequiredFields,
  schemaAt,
} from "../../define/schema/describe-schema.ts";
import { generatorSettings } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { findAddress, type NamedEntry } from "../../editor/model/entries/find-mentions.ts";
import type { KnownSite } from "../../editor/model/entries/known-site.ts";
import { listFiles, planOf } from "../../editor/model/entries/plan.ts";
import { beginNew, composeCopy, composeEntry, otherFields } from "../../editor/model/entries/plan-new.ts";
import {
  composeTranslation,
  isPlaceTaken,
  placeInLanguage,
  type StartedTranslation,
  startTranslation,
} from "../../editor/model/entries/start-translation.ts";
import { listEntryIds } from "../../editor/model/new-entry/append-entry.ts";
import { readGiven } from "../../editor/model/new-entry/read-given.ts";
import { setValue } from "../../editor/model/new-entry/set-value.ts";
import { type StartedEntry, startEntry, titleFieldOf } from "../../editor/model/new-entry/start-entry.ts";
import { isTranslation } from "../../model/language.ts";
import { endingsOf } from "../../model/sources.ts";
import { valueAt } from "../../model/value-at.ts";
import { type BuildIo, type BuildOptions, build } from "../../pipeline/build.ts";
import { inMemoryWithoutPixels } from "../../pipeline/io/build-io.ts";
import { parseYaml } from "../../pipeline/parse/parse-yaml.ts";
import { type Exchange, keepExchange, readPlain } from "../../store/exchange.ts";
import { blame } from "../../store/failures.ts";
import { calendarDay } from "../../text/calendar-day.ts";
import { inLanguage } from "../../words/in-each-language.ts";
import { say } from "../../words/message.ts";
import { compareProblems, type Problem } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { suggestionHint } from "../../words/suggest.ts";
import { command, flag, option, optional, repeatable, words } from "../command.ts";
import { completeEntry } from "../complete-entry.ts";
import { type LoadedSite, loadSite, type OpenSite, withOpenSite } from "../open-site.ts";
import { root, valueNames, wouldWrite } from "../options.ts";
import {
  describeFiles,
  explainUnwritten,
  findOne,
  finishPlan,
  planWords,
  printAddress,
  refuse,
  titleAmong,
} from "../plans.ts";
import { formatTable, printWords, UsageError } from "../print.ts";
import { printProblems } from "../print-problems.ts";
import { refuseChange } from "../refusals.ts";

/** Named as the command is, but for a word that JavaScript keeps for itself. */
export const newEntry = command({
  name: "new",
  about: {
    en: "write a new content file that fits its collection’s schema",
    fr: "écrire un nouveau contenu conforme au schéma de sa collection",
  },
  arguments: {
    collection: optional({
      name: valueNames.collection,
      about: {
        en: "what it belongs to; --list names the collections",
        fr: "la collection où il se range ; --list les présente",
      },
      completes: "collections",
    }),
    title: words(
      {
        name: valueNames.title,
        about: {
          en: "its title, which also names the file",
          fr: "son titre, qui donne aussi le nom du fichier",
        },
      },
      "optional-words",
    ),
  },
  options: {
    root,
    set: repeatable({
      flag: "--set",
      takes: valueNames.field,
      about: {
        en: "give a field its value, as in seo.title=… (repeatable)",
        fr: "donner sa valeur à un champ, comme seo.title=… (répétable)",
      },
    }),
    fill: flag("--fill", {
      en: "put the site’s placeholder where words are missing; site check lists it",
      fr: "mettre le texte d’attente du site là où il manque des mots ; site check en dresse la liste",
    }),
    list: flag("--list", {
      en: "list the collections with the fields that an entry must have",
      fr: "présenter les collections et les champs obligatoires de leurs contenus",
    }),
    from: option({
      flag: "--from",
      takes: valueNames.entry,
      about: {
        en: "begin with a copy of this entry, as a draft where its collection has drafts",
        fr: "partir d’une copie de ce contenu, en brouillon si sa collection en a",
      },
    }),
    translate: option({
      flag: "--translate",
      takes: valueNames.entry,
      about: {
        en: "begin the translation of this entry beside it, with its words still to be written",
        fr: "commencer, à côté de ce contenu, sa traduction, dont les mots restent à écrire",
      },
    }),
    to: option({
      flag: "--to",
      takes: valueNames.language,
      about: {
        en: "language of the translation; may be left out where the entry lacks only one",
        fr: "la langue de la traduction ; inutile s’il n’en manque qu’une",
      },
    }),
    dryRun: wouldWrite,
  },
  notes: {
    en: "In a terminal, missing values are asked for. Elsewhere they are listed, with their options.",
    fr: "Dans un terminal, ce qui manque est demandé. Ailleurs, ce qui manque est énuméré avec ses options.",
  },
  example: "site new --list",
  run: async ({ collection, title, from, translate, ...options }, tool) => {
    if (from !== undefined && translate !== undefined) throw new UsageError(say("usage.one-start"));
    if (options.to !== undefined && translate === undefined) throw new UsageError(say("usage.to-what"));
    const speech = await tool.loadSpeech();
    const given = collection === undefined ? [] : [collection, ...title];
    if (from !== undefined) return runCopy(from, given, options, speech);
    if (translate !== undefined) return runTranslate(translate, given, options, speech);
    return runNew(collection, title.join(" "), options, speech);
  },
});

// Below this line: what is loaded when the command runs.

export const newWords = {
  otherErrors: {
    en: "the site has other errors: site check names them",
    fr: "le site contient d’autres erreurs : site check les énumère",
  },
  noAddress: {
    en: "the site has other errors: site check names them; until they are fixed, the address is not known",
    fr: "le site contient d’autres erreurs : site check les énumère ; tant qu’elles restent, l’adresse ne peut être donnée",
  },
};

export type NewOptions = {
  /** Absolute. */
  readonly root: string;
  /** As in `seo.title=…`. */
  readonly set: readonly string[];
  readonly fill: boolean;
  readonly list: boolean;
  readonly dryRun: boolean;
  /** The code of the language to translate to. */
  readonly to?: string | undefined;
};

/**
 * Runs `site new` and returns its exit status. Writes the path of the new file and the address of its page to stdout.
 */
export async function runNew(
  name: string | undefined,
  title: string,
  options: NewOptions,
  speech: Speech,
): Promise<number> {
  const loaded = await loadSite(options.root, speech);
  if (loaded === undefined) return 1;
  try {
    return await addEntry(loaded, name, title, options, speech);
  } finally {
    loaded.disk.close();
  }
}

async function addEntry(
  loaded: LoadedSite,
  name: string | undefined,
  title: string,
  { root, set, fill, list, dryRun }: NewOptions,
  speech: Speech,
): Promise<number> {
  const { site } = loaded.templates;
  if (list) {
    process.stdout.write(listCollections(site.collections, speech));
    return 0;
  }
  const collection = findCollection(name, title, site.collections);
  const schema = describeSchema(collection.schema);
  const started = begin(loaded, collection, schema, title);
  const given = readGiven(set, schema, started.data);
  if (given.status === "refused") throw new UsageError(given.why);

  const data = await completeEntry(given.data, {
    check: collection.schema,
    missing: listRequiredFields(schema).filter(({ path }) => valueAt(given.data, path) === undefined),
    placeholder: site.placeholder,
    speech,
    fill,
    idsOf: (other) => {
      const asked = site.collections[other];
      return asked === undefined ? [] : listEntryIds(asked, loaded.disk.readContent());
    },
  });
  if (data === undefined) {
    process.stderr.write(`${printWords.nothing[speech.language]}\n`);
    return 130;
  }
  const edit = compose(loaded, root, collection, { ...started, data }, speech);
  const isDraft = valueAt(data, ["draft"]) === true;
  return writeChecked(loaded, root, { id: started.id, edit, isDraft, dryRun }, speech);
}

function findCollection(
  name: string | undefined,
  title: string,
  collections: Readonly<Record<string, Collection>>,
): Collection {
  const many = Object.keys(collections).filter((key) => collections[key]?.kind !== "single");
  if (name === undefined) throw new UsageError(say("usage.no-collection"));
  const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
  if (collection === undefined)
    throw new UsageError(
      say("no-collection", { name, hint: suggestionHint(name, many, say("noun.collections")) }),
    );
  if (collection.kind === "single")
    throw new UsageError(say("usage.single-file", { name, file: `content/${collection.path}` }));
  if (title === "") throw new UsageError(say("usage.no-title", { name }));
  return collection;
}

function begin(
  { disk }: LoadedSite,
  collection: Collection,
  schema: JsonSchema,
  title: string,
): StartedEntry {
  const today = calendarDay(new Date(), readTimeZone(disk.readText(settingsFile)));
  const started = startEntry({ collection, schema, title, today });
  if (started === undefined) throw new UsageError(say("usage.no-letter", { title }));
  if (listEntryIds(collection, disk.readContent()).includes(started.id)) {
    const { id, file } = started;
    throw new UsageError(
      collection.kind === "file" ? say("usage.entry-taken", { file, id }) : say("usage.file-taken", { file }),
    );
  }
  return started;
}

function compose(
  { templates }: LoadedSite,
  root: string,
  collection: Collection,
  started: StartedEntry,
  { language }: Speech,
): Exchange {
  const { id, file } = started;
  const edit = composeEntry({
    collection,
    started,
    before: blame(file, () => readPlain(root, file)),
    placeholder: templates.site.placeholder,
    nameOthers: (fields) => otherFields[language]({ fields }),
  });
  if (edit === undefined) throw new UsageError(say("usage.no-room", { file, id }));
  return edit;
}

type Composed = {
  readonly id: string;
  readonly edit: Exchange;
  readonly isDraft: boolean;
  readonly dryRun: boolean;
};

/** The site is built with the new file in memory first, so that no file that fails to build is written. */
async function writeChecked(
  loaded: LoadedSite,
  root: string,
  { id, edit, isDraft, dryRun }: Composed,
  speech: Speech,
): Promise<number> {
  const { file } = edit;
  const text = new TextDecoder().decode(edit.after);
  const { errors, elsewhere, address } = await tryEntry(loaded, { id, file, text });
  if (errors.length > 0) {
    printProblems(
      errors,
      (name) => (name === file ? text : loaded.disk.readText(name)),
      process.stderr,
      speech,
    );
    process.stderr.write(`${printWords.nothing[speech.language]}\n`);
    return 1;
  }
  if (dryRun) return preview(edit, speech);
  const exchanged = blame(file, () => keepExchange(root, [edit], `new-${id.replaceAll("/", "-")}`));
  if (exchanged.status !== "written")
    return refuse({ why: explainUnwritten(exchanged) }, { json: false }, speech);
  const path = join(root, file);
  process.stdout.write(`${relative(process.cwd(), path)}\n`);
  if (address !== undefined) process.stdout.write(`${address}\n`);
  if (address !== undefined && isDraft) process.stderr.write(`${planWords.draft[speech.language]}\n`);
  if (elsewhere > 0) {
    const { noAddress, otherErrors } = inLanguage(newWords, speech.language);
    process.stderr.write(`${address === undefined ? noAddress : otherErrors}\n`);
  }
  return 0;
}

/** Prints what would be written. */
function preview(edit: Exchange, speech: Speech): number {
  process.stdout.write(describeFiles(listFiles([edit]), true, speech.language));
  process.stderr.write(`${printWords.nothing[speech.language]}\n`);
  return 0;
}

type TriedEntry = {
  /** Problems of the new file, and problems elsewhere that it causes. */
  readonly errors: readonly Problem[];
  /** How many errors the site has elsewhere. */
  readonly elsewhere: number;
  /** The page that shows the entry. Undefined when none does, or when the site does not build. */
  readonly address: string | undefined;
};

/**
 * Builds the site in memory with the new file, drafts included. When other files have errors, it builds the site
 * without the new file as well, and only new errors count. Writes nothing.
 */
async function tryEntry(
  { disk, templates }: LoadedSite,
  { id, file, text }: { readonly id: string; readonly file: string; readonly text: string },
): Promise<TriedEntry> {
  let audited: FinishedSite | undefined;
  const added = { path: file, bytes: new TextEncoder().encode(text) };
  const io: BuildIo = {
    ...disk,
    ...inMemoryWithoutPixels,
    loadTemplates: async () => templates,
  };
  const wanted = { base: "", url: undefined, strict: false, workbench: false, weigh: false };
  const options: BuildOptions = { ...wanted, drafts: true, now: new Date() };
  const findErrors = async (tried: BuildIo) => {
    const { problems } = await build(tried, options).catch(refuseChange);
    return problems.filter(({ severity }) => severity === "error");
  };
  const found = await findErrors({
    ...io,
    readContent: (report) => [...disk.readContent(report).filter(({ path }) => path !== file), added],
    audit: async (site) => {
      audited = site;
    },
  });
  const isElsewhere = (problem: Problem) => problem.file !== file;
  const before = found.some(isElsewhere) ? await findErrors(io) : [];
  disk.flush();
  const fresh = new Set(compareProblems(before, found).fresh);
  const errors = found.filter((problem) => !isElsewhere(problem) || fresh.has(problem));
  const address = audited && findAddress(audited.rendered, file, id);
  return {
    errors,
    elsewhere: found.length - errors.length,
    address: address === undefined ? undefined : audited?.settings.url + address,
  };
}

/** A line for each collection that takes new entries: its name, its files and its required fields. */
export function listCollections(collections: Collections, { tell }: Pick<Speech, "tell">): string {
  const rows = Object.entries(collections).flatMap(([name, { kind, path, format, schema }]) => {
    if (kind === "single") return [];
    const files = kind === "file" ? `content/${path}` : `content/${path}/*.${endingsOf(format)[0]}`;
    return [
      [
        name,
        files,
        (describeSchema(schema).required ?? [])
          .map((name) => tell(withTitle(name, [name], schema)))
          .join(", "),
      ],
    ];
  });
  return formatTable(rows);
}

/** Returns the time zone of the site’s readers, whatever other mistakes the settings have. */
function readTimeZone(settings: string | undefined): string {
  const data = parseYaml(settings ?? "", settingsFile, 1, () => {})?.data;
  const written = typeof data === "object" && data !== null && "timeZone" in data ? data.timeZone : undefined;
  const { timeZone } = generatorSettings.shape;
  const read = timeZone.safeParse(written);
  return read.success ? read.data : timeZone.parse(undefined);
}

/** Runs `site new --from`, which copies an entry under a new title. Returns the exit status. */
export function runCopy(
  from: string,
  words: readonly string[],
  options: NewOptions,
  speech: Speech,
): Promise<number> {
  return withOpenSite(options.root, speech, (site) => {
    const named = findOne(from, site.known);
    return copy(site, named, titleAmong(words, named), options, speech);
  });
}

async function copy(
  site: OpenSite,
  named: NamedEntry,
  title: string,
  { set, fill, dryRun }: NewOptions,
  speech: Speech,
): Promise<number> {
  const { collection, entry } = named;
  const today = calendarDay(new Date(), readTimeZone(site.readText(settingsFile)));
  const begun = beginNew(site.known, { name: entry.collection, title, from: named, today });
  if (begun === undefined) throw new UsageError(say("usage.copy-of-single", { file: entry.file }));
  if (title === "") throw new UsageError(say("usage.no-title", { name: entry.collection }));
  if (begun.status === "impossible") throw new UsageError(begun.why);
  const { schema, started } = begun;
  const given = readGiven(set, schema, started.data);
  if (given.status === "refused") throw new UsageError(given.why);
  const data = await completeEntry(given.data, {
    check: collection.schema,
    missing: listRequiredFields(schema).filter(({ path }) => valueAt(given.data, path) === undefined),
    placeholder: site.known.site.placeholder,
    speech,
    fill,
    idsOf: (other) =>
      site.known.entries
        .filter((each) => each.collection === other && !isTranslation(each))
        .map(({ id }) => id),
  });
  if (data === undefined) {
    process.stderr.write(`${printWords.nothing[speech.language]}\n`);
    return 130;
  }
  const edit = composeCopy(site.known, named, started, data);
  if ("status" in edit) return refuse(edit, { json: false }, speech);
  const status = await finishPlan(
    site,
    planOf([edit]),
    { name: `new-${started.id}`, dryRun, json: false },
    speech,
  );
  if (status === 0 && !dryRun)
    await printAddress(site, edit, valueAt(data, ["draft"]) === true, speech.language);
  return status;
}

/** Runs `site new --translate`, which begins the translation of an entry beside it. Returns the exit status. */
export function runTranslate(
  name: string,
  words: readonly string[],
  options: NewOptions,
  speech: Speech,
): Promise<number> {
  return withOpenSite(options.root, speech, (site) => {
    const named = findOne(name, site.known);
    const place = placeInLanguage(named, chooseTarget(options.to, named, site.known));
    return translate(site, named, startTranslation(named, place), titleAmong(words, named), options, speech);
  });
}

async function translate(
  site: OpenSite,
  named: NamedEntry,
  started: StartedTranslation,
  title: string,
  { set, fill, dryRun }: NewOptions,
  speech: Speech,
): Promise<number> {
  const { placeholder } = site.known.site;
  const schema = describeSchema(named.collection.schema);
  const given = readGiven(set, schema, giveTitle(title, started.data, named));
  if (given.status === "refused") throw new UsageError(given.why);
  const data = await completeEntry(given.data, {
    check: named.collection.schema,
    missing: started.words
      .filter((path) => valueAt(given.data, path) === undefined)
      .map((path) => ({ path, schema: schemaAt(schema, path) ?? {} })),
    placeholder,
    speech,
    // A page may have dozens of words: they are translated in the file.
    fill: fill || placeholder !== undefined,
    idsOf: () => [],
  });
  if (data === undefined) {
    process.stderr.write(`${printWords.nothing[speech.language]}\n`);
    return 130;
  }
  const edit = composeTranslation(site.known, named, started, { data, body: placeholder ?? "" });
  if ("status" in edit) return refuse(edit, { json: false }, speech);
  const name = `new-${started.id.replaceAll("/", "-")}`;
  const status = await finishPlan(site, planOf([edit]), { name, dryRun, json: false }, speech);
  if (status === 0 && !dryRun)
    await printAddress(site, edit, valueAt(data, ["draft"]) === true, speech.language);
  return status;
}

function giveTitle(title: string, data: unknown, { entry, collection }: NamedEntry): unknown {
  if (title === "") return data;
  const field = titleFieldOf(describeSchema(collection.schema));
  if (field === undefined) throw new UsageError(say("usage.no-title-field", { name: entry.collection }));
  return setValue(data, [field], title);
}

/** The language to translate to: the one that is asked for, or the only one that the entry lacks. */
function chooseTarget(to: string | undefined, named: NamedEntry, known: KnownSite): string {
  const { entry, collection } = named;
  const codes = known.site.languages.map(({ code }) => code);
  if (codes.length === 1) throw new UsageError(say("usage.one-language"));
  if (collection.shared === true)
    throw new UsageError(say("language/file-name.shared", { name: entry.collection }));
  const isThere = (code: string) => isPlaceTaken(known, placeInLanguage(named, code), collection);
  if (to !== undefined && !codes.includes(to))
    throw new UsageError(say("usage.no-choice", { name: "--to", written: to, choices: codes }));
  if (to !== undefined && isThere(to))
    throw new UsageError(say("usage.translation-taken", placeInLanguage(named, to)));
  if (to !== undefined) return to;
  const [missing, ...others] = codes.filter((code) => !isThere(code));
  if (missing === undefined) throw new UsageError(say("usage.all-languages", { name: entry.id }));
  if (others.length > 0) throw new UsageError(say("usage.which-language", { codes: [missing, ...others] }));
  return missing;
}
