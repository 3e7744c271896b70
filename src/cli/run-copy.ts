import { posix } from "node:path";
import { say } from "../catalogue/message.ts";
import type { Speech } from "../catalogue/speech.ts";
import { settingsFile } from "../define/settings-file.ts";
import type { Value } from "../edit/edit.ts";
import { copyEntry } from "../edit/entries/copy-entry.ts";
import type { FileEdit } from "../edit/entries/file-edit.ts";
import type { NamedEntry } from "../edit/entries/find-named.ts";
import type { KnownSite } from "../edit/entries/known-site.ts";
import type { Plan } from "../edit/entries/plan.ts";
import { appendEntry } from "../entry/append-entry.ts";
import { readGiven } from "../entry/read-given.ts";
import { getValue } from "../entry/set-value.ts";
import { type StartedEntry, startEntry } from "../entry/start-entry.ts";
import { calendarDay } from "../pipeline/validate/hold-back.ts";
import { describeSchema } from "../schema/describe-schema.ts";
import { listRequiredFields } from "../schema/list-fields.ts";
import { completeEntry } from "./complete-entry.ts";
import { findOne } from "./find-one.ts";
import { finishPlan, refuse } from "./finish-plan.ts";
import { readRoot } from "./read-build-options.ts";
import { readTimeZone } from "./read-time-zone.ts";
import type { RawNewOptions } from "./run-new.ts";
import { UsageError } from "./usage-error.ts";
import { type Desk, workAtDesk } from "./work-at-desk.ts";

/** Runs `site new --from` and returns its exit status: a copy of an entry, with a title of its own. */
export function runCopy(
  from: string,
  title: string,
  options: RawNewOptions,
  speech: Speech,
): Promise<number> {
  return workAtDesk(readRoot(options.root), speech, (desk) =>
    copy(desk, findOne(from, desk.known), title, options, speech),
  );
}

async function copy(
  desk: Desk,
  named: NamedEntry,
  title: string,
  { set = [], fill = false, dryRun = false }: RawNewOptions,
  speech: Speech,
): Promise<number> {
  const { collection, entry } = named;
  if (collection.kind === "single") throw new UsageError(say("usage.copy-of-single", { file: entry.file }));
  if (title === "") throw new UsageError(say("usage.no-title", { name: entry.collection }));
  const schema = describeSchema(collection.schema);
  const today = calendarDay(new Date(), readTimeZone(desk.readText(settingsFile)));
  const started = startEntry({ collection, schema, title, today });
  if (started === undefined) throw new UsageError(say("usage.no-letter", { title }));
  refuseTaken(started, named, desk.known);
  const given = readGiven(set, schema, startCopy(named, started, title));
  if (given.status === "refused") throw new UsageError(given.why);
  const data = await completeEntry(given.data, {
    schema,
    check: collection.schema,
    missing: listRequiredFields(schema).filter(({ path }) => getValue(given.data, path) === undefined),
    placeholder: desk.known.site.placeholder,
    speech,
    fill,
    idsOf: (other) => desk.known.entries.filter((each) => each.collection === other).map(({ id }) => id),
  });
  if (data === undefined) {
    process.stderr.write(`${speech.command.new.nothing}\n`);
    return 130;
  }
  const edit = composeCopy(desk.known, named, started, data);
  if ("status" in edit) return refuse(edit, { json: false }, speech);
  const status = await finishPlan(
    desk,
    toPlan(edit),
    { name: `new-${started.id}`, dryRun, json: false },
    speech,
  );
  if (status === 0 && !dryRun) await tellAddress(desk, edit, getValue(data, ["draft"]) === true, speech);
  return status;
}

function refuseTaken(
  { id, file }: StartedEntry,
  { entry, collection }: NamedEntry,
  { entries }: KnownSite,
): void {
  if (!entries.some((other) => other.collection === entry.collection && other.id === id)) return;
  throw new UsageError(
    collection.kind === "file" ? say("usage.entry-taken", { file, id }) : say("usage.file-taken", { file }),
  );
}

/** What the copied entry says, with the title, day and address of a new one, and without what each has for itself. */
function startCopy({ data, collection }: NamedEntry, started: StartedEntry, title: string): unknown {
  const fresh = started.data as Readonly<Record<string, unknown>>;
  const old = data as Readonly<Record<string, unknown>>;
  const own = Object.entries(fresh).filter(
    ([name, value]) => value === title || /^(?:date|draft)$/.test(name),
  );
  const route =
    typeof old.route === "string" ? { route: posix.join(posix.dirname(old.route), started.id) } : {};
  const { [collection.uniqueField ?? ""]: _, ...rest } = old;
  return { ...rest, ...Object.fromEntries(own), ...route };
}

function composeCopy({ sources }: KnownSite, named: NamedEntry, { id, file }: StartedEntry, data: unknown) {
  const { entry, collection } = named;
  const bytes = sources.find((source) => source.file === entry.file)?.bytes ?? new Uint8Array();
  if (collection.kind === "file") {
    const text = appendEntry(new TextDecoder().decode(bytes), id, data);
    if (text === undefined) throw new UsageError(say("usage.no-room", { file, id }));
    return { file, before: bytes, after: new TextEncoder().encode(text) };
  }
  const { format, schema } = collection;
  const copied = copyEntry({ bytes, format, schema, data: named.data as Value }, data as Value);
  return copied.status === "done" ? { file, before: undefined, after: copied.bytes } : copied;
}

function toPlan(edit: FileEdit): Plan {
  const redirects = { added: [], changed: [], removed: [] };
  return { status: "planned", edits: [edit], moved: [], redirects, mentions: [] };
}

async function tellAddress(desk: Desk, edit: FileEdit, isDraft: boolean, { command }: Speech): Promise<void> {
  const { pages } = await desk.draw([edit]);
  const page = pages.find(({ sources }) => sources[0] === edit.file);
  if (page === undefined) return;
  process.stdout.write(`${desk.known.settings.url}${page.route}\n`);
  if (isDraft) process.stderr.write(`${command.new.draft}\n`);
}
