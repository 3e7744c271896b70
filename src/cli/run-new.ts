import { join, relative } from "node:path";
import type { Collection } from "../define/define.ts";
import { describeSchema, type JsonSchema } from "../define/schema/describe-schema.ts";
import { listRequiredFields } from "../define/schema/list-fields.ts";
import { settingsFile } from "../define/settings-file.ts";
import { composeEntry } from "../edit/entries/compose-entry.ts";
import type { FileEdit } from "../edit/entries/file-edit.ts";
import { listFiles } from "../edit/entries/list-files.ts";
import { listEntryIds } from "../edit/new-entry/list-entry-ids.ts";
import { readGiven } from "../edit/new-entry/read-given.ts";
import { type StartedEntry, startEntry } from "../edit/new-entry/start-entry.ts";
import { valueAt } from "../model/value-at.ts";
import { keepExchange, readPlain } from "../store/exchange.ts";
import { blame } from "../store/failures.ts";
import { calendarDay } from "../text/calendar-day.ts";
import { say } from "../words/message.ts";
import type { Speech } from "../words/speech.ts";
import { suggestionHint } from "../words/suggest.ts";
import { completeEntry } from "./complete-entry.ts";
import { describeFiles } from "./describe-plan.ts";
import { explainUnwritten, refuse } from "./finish-plan.ts";
import { listCollections } from "./list-collections.ts";
import { type LoadedSite, loadSite } from "./load-site.ts";
import { printProblems } from "./print-problems.ts";
import { readRoot } from "./read-build-options.ts";
import { readTimeZone } from "./read-time-zone.ts";
import { tryEntry } from "./try-entry.ts";
import { UsageError } from "./usage-error.ts";

/** The options as commander returns them. */
export type RawNewOptions = {
  readonly root: string;
  readonly set?: readonly string[];
  readonly fill?: boolean;
  readonly list?: boolean;
  readonly dryRun?: boolean;
};

/**
 * Runs `site new` and returns its exit status. Writes the path of the new file and the address of its page to stdout.
 */
export async function runNew(
  name: string | undefined,
  title: string,
  options: RawNewOptions,
  speech: Speech,
): Promise<number> {
  const root = readRoot(options.root);
  const loaded = await loadSite(root, speech);
  if (loaded === undefined) return 1;
  try {
    return await addEntry(loaded, name, title, { ...options, root }, speech);
  } finally {
    loaded.disk.close();
  }
}

async function addEntry(
  loaded: LoadedSite,
  name: string | undefined,
  title: string,
  { root, set = [], fill = false, list = false, dryRun = false }: RawNewOptions,
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
    schema,
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
    process.stderr.write(`${speech.command.new.nothing}\n`);
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
  { command }: Speech,
): FileEdit {
  const { id, file } = started;
  const edit = composeEntry({
    collection,
    started,
    before: blame(file, () => readPlain(root, file)),
    placeholder: templates.site.placeholder,
    nameOthers: (fields) => command.new.others({ fields }),
  });
  if (edit === undefined) throw new UsageError(say("usage.no-room", { file, id }));
  return edit;
}

type Composed = {
  readonly id: string;
  readonly edit: FileEdit;
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
    process.stderr.write(`${speech.command.new.nothing}\n`);
    return 1;
  }
  if (dryRun) return preview(edit, speech);
  const exchanged = blame(file, () => keepExchange(root, [edit], `new-${id.replaceAll("/", "-")}`));
  if (exchanged.status !== "written")
    return refuse({ why: explainUnwritten(exchanged) }, { json: false }, speech);
  const path = join(root, file);
  process.stdout.write(`${relative(process.cwd(), path)}\n`);
  if (address !== undefined) process.stdout.write(`${address}\n`);
  if (address !== undefined && isDraft) process.stderr.write(`${speech.command.new.draft}\n`);
  if (elsewhere > 0) {
    const { noAddress, otherErrors } = speech.command.new;
    process.stderr.write(`${address === undefined ? noAddress : otherErrors}\n`);
  }
  return 0;
}

/** Prints what would be written. */
function preview(edit: FileEdit, speech: Speech): number {
  process.stdout.write(describeFiles(listFiles([edit]), true, speech));
  process.stderr.write(`${speech.command.new.nothing}\n`);
  return 0;
}
