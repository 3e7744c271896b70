import { listRequiredFields } from "../define/schema/list-fields.ts";
import { settingsFile } from "../define/settings-file.ts";
import type { NamedEntry } from "../edit/entries/find-mentions.ts";
import { planOf } from "../edit/entries/plan.ts";
import { beginNew, composeCopy } from "../edit/entries/plan-new.ts";
import { readGiven } from "../edit/new-entry/read-given.ts";
import { isTranslation } from "../model/language.ts";
import { valueAt } from "../model/value-at.ts";
import { calendarDay } from "../text/calendar-day.ts";
import { say } from "../words/message.ts";
import type { Speech } from "../words/speech.ts";
import { completeEntry } from "./complete-entry.ts";
import { findOne, titleAmong } from "./find-one.ts";
import { finishPlan, refuse } from "./finish-plan.ts";
import { printAddress } from "./print-address.ts";
import { readRoot } from "./read-build-options.ts";
import { readTimeZone } from "./read-time-zone.ts";
import type { RawNewOptions } from "./run-new.ts";
import { UsageError } from "./usage-error.ts";
import { type OpenSite, withOpenSite } from "./with-open-site.ts";

/** Runs `site new --from`, which copies an entry under a new title. Returns the exit status. */
export function runCopy(
  from: string,
  words: readonly string[],
  options: RawNewOptions,
  speech: Speech,
): Promise<number> {
  return withOpenSite(readRoot(options.root), speech, (site) => {
    const named = findOne(from, site.known);
    return copy(site, named, titleAmong(words, named), options, speech);
  });
}

async function copy(
  site: OpenSite,
  named: NamedEntry,
  title: string,
  { set = [], fill = false, dryRun = false }: RawNewOptions,
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
    schema,
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
    process.stderr.write(`${speech.command.new.nothing}\n`);
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
  if (status === 0 && !dryRun) await printAddress(site, edit, valueAt(data, ["draft"]) === true, speech);
  return status;
}
