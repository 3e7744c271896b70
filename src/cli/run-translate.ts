import { describeSchema } from "../define/schema/describe-schema.ts";
import { schemaAt } from "../define/schema/list-fields.ts";
import type { NamedEntry } from "../edit/entries/find-mentions.ts";
import type { KnownSite } from "../edit/entries/known-site.ts";
import { planOf } from "../edit/entries/plan.ts";
import {
  composeTranslation,
  isPlaceTaken,
  placeInLanguage,
  type StartedTranslation,
  startTranslation,
} from "../edit/entries/start-translation.ts";
import { readGiven } from "../edit/new-entry/read-given.ts";
import { setValue } from "../edit/new-entry/set-value.ts";
import { titleFieldOf } from "../edit/new-entry/start-entry.ts";
import { valueAt } from "../model/value-at.ts";
import { say } from "../words/message.ts";
import type { Speech } from "../words/speech.ts";
import { completeEntry } from "./complete-entry.ts";
import { findOne, titleAmong } from "./find-one.ts";
import { finishPlan, refuse } from "./finish-plan.ts";
import { printAddress } from "./print-address.ts";
import { readRoot } from "./read-build-options.ts";
import type { RawNewOptions } from "./run-new.ts";
import { UsageError } from "./usage-error.ts";
import { type OpenSite, withOpenSite } from "./with-open-site.ts";

/** `to` is the code of a language. */
export type RawTranslateOptions = RawNewOptions & { readonly to?: string | undefined };

/** Runs `site new --translate`, which begins the translation of an entry beside it. Returns the exit status. */
export function runTranslate(
  name: string,
  words: readonly string[],
  options: RawTranslateOptions,
  speech: Speech,
): Promise<number> {
  return withOpenSite(readRoot(options.root), speech, (site) => {
    const named = findOne(name, site.known);
    const place = placeInLanguage(named, chooseLanguage(options.to, named, site.known));
    return translate(site, named, startTranslation(named, place), titleAmong(words, named), options, speech);
  });
}

async function translate(
  site: OpenSite,
  named: NamedEntry,
  started: StartedTranslation,
  title: string,
  { set = [], fill = false, dryRun = false }: RawNewOptions,
  speech: Speech,
): Promise<number> {
  const { placeholder } = site.known.site;
  const schema = describeSchema(named.collection.schema);
  const given = readGiven(set, schema, withTitle(title, started.data, named));
  if (given.status === "refused") throw new UsageError(given.why);
  const data = await completeEntry(given.data, {
    schema,
    check: named.collection.schema,
    missing: started.words
      .filter((path) => valueAt(given.data, path) === undefined)
      .map((path) => ({ path, takes: { kind: "words" }, note: schemaAt(schema, path)?.description })),
    placeholder,
    speech,
    // A page may have dozens of words: they are translated in the file.
    fill: fill || placeholder !== undefined,
    idsOf: () => [],
  });
  if (data === undefined) {
    process.stderr.write(`${speech.command.new.nothing}\n`);
    return 130;
  }
  const edit = composeTranslation(site.known, named, started, { data, body: placeholder ?? "" });
  if ("status" in edit) return refuse(edit, { json: false }, speech);
  const name = `new-${started.id.replaceAll("/", "-")}`;
  const status = await finishPlan(site, planOf([edit]), { name, dryRun, json: false }, speech);
  if (status === 0 && !dryRun) await printAddress(site, edit, valueAt(data, ["draft"]) === true, speech);
  return status;
}

function withTitle(title: string, data: unknown, { entry, collection }: NamedEntry): unknown {
  if (title === "") return data;
  const field = titleFieldOf(describeSchema(collection.schema));
  if (field === undefined) throw new UsageError(say("usage.no-title-field", { name: entry.collection }));
  return setValue(data, [field], title);
}

/** The language to translate to: the one that is asked for, or the only one that the entry lacks. */
function chooseLanguage(to: string | undefined, named: NamedEntry, known: KnownSite): string {
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
