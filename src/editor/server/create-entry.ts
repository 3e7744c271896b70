import type { z } from "zod";
import { titleOf } from "../../define/fields-of.ts";
import { valueAt } from "../../model/value-at.ts";
import { explainIssue } from "../../pipeline/validate/explain-issue.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { EntryName, FieldPath, Value } from "../model/edit.ts";
import { type Begun, beginNew, otherFields, planNew } from "../model/entries/plan-new.ts";
import { askNew, fillNew } from "../model/form/ask-new.ts";
import { listChoices } from "../model/form/describe-form.ts";
import { titleFieldOf } from "../model/new-entry/start-entry.ts";
import type { BlankAnswer, CollectionsAnswer, PlanAnswer, Refused, RequestTo } from "../requests.ts";
import { buildKnownSite, drawnSite, type EditDesk } from "./edit-desk.ts";
import { refuseFaults, refuseImpossible } from "./explain-refusal.ts";
import { findNamedEntry } from "./find-entry.ts";
import { formSite } from "./form-site.ts";
import { readTyped } from "./read-typed.ts";
import { writePlan } from "./write-plan.ts";

/** Lists the collections that take new entries. */
export function describeCollections(desk: EditDesk): CollectionsAnswer {
  const collections = Object.entries(drawnSite(desk)?.site.collections ?? {});
  return {
    collections: collections
      .filter(([, { kind }]) => kind !== "single")
      .map(([value, { schema }]) => ({ value, label: titleOf(schema, []) ?? value })),
  };
}

/** Describes the form of a new entry. Undefined if the site has no such collection, or no such entry to copy. */
export function describeBlank(
  desk: EditDesk,
  { collection: name, from }: RequestTo<"blank">,
  { pages }: Speech,
): BlankAnswer | undefined {
  const [drawn, site] = [drawnSite(desk), formSite(desk)];
  if (drawn === undefined || site === undefined) return undefined;
  const copied = from && findNamedEntry({ ...drawn, pages: [], shownDrafts: [] }, from);
  // The other fields do not depend on the title, so any title will do.
  const free = { ...site, entries: [] };
  const begun = beginNew(free, { name, title: "x", from: copied, today: site.today });
  if (begun?.status !== "begun" || (from !== undefined && copied === undefined)) return undefined;
  const { collection, schema, started } = begun;
  const title = titleFieldOf(schema);
  const choices = listChoices(site);
  return {
    title: title === undefined ? pages["edit.name"] : (titleOf(collection.schema, [title]) ?? title),
    fields: askNew(schema, started.data, { ...choices, yamlAt: () => "", ripples: () => false }),
    isDraft: valueAt(started.data, ["draft"]) === true,
    placeholder: choices.placeholder,
  };
}

/** Writes a new entry. Undefined if the site has no such collection, or no such entry to copy. */
export async function createEntry(
  desk: EditDesk,
  { collection: name, from, title, values, yaml = [] }: RequestTo<"create">,
  speech: Speech,
): Promise<PlanAnswer | undefined> {
  return desk.alone(async () => {
    const site = formSite(desk);
    const known = await buildKnownSite(desk, speech);
    if (site === undefined) return undefined;
    if ("status" in known) return known;
    const copied = from && findNamedEntry(known, from);
    const begun = beginNew(known, { name, title: title.trim(), from: copied, today: site.today });
    if (begun === undefined || (from !== undefined && copied === undefined)) return undefined;
    if (begun.status === "impossible") return refuseImpossible(begun, known, speech);
    const nameOthers = (fields: readonly string[]) => otherFields[speech.language]({ fields });
    const typed = readTyped(values, yaml, speech);
    if (typed.status === "faulty") return refuseFaults(typed.faults, begun.collection);
    const data = fillNew(begun.schema, begun.started.data, typed.value, listChoices(site));
    const misfit = explainMisfit(begun.collection.schema, data, speech);
    if (misfit !== undefined) return misfit;
    const plan = planNew(known, begun, data, nameOthers);
    if (plan.status === "impossible") return refuseImpossible(plan, known, speech);
    return writePlan(desk, known, plan, { ...describeNew(begun, title, speech), writes: true }, speech);
  });
}

/**
 * Reports issues of the schema at their fields. A build could not, because a missing value has no position in the file.
 */
function explainMisfit(schema: z.ZodType, data: Value, { tell }: Speech): Refused | undefined {
  const issues = schema.safeParse(data).error?.issues ?? [];
  const faults = issues.map((issue) => {
    const [fault] = explainIssue(issue, data, schema, say("noun.file"));
    return {
      path: issue.path as FieldPath,
      text: fault === undefined ? issue.message : tell(fault.message),
    };
  });
  return faults.length === 0 ? undefined : refuseFaults(faults, { schema });
}

function describeNew({ name, collection, started: { id, file } }: Begun, title: string, { tell }: Speech) {
  const entry: EntryName = { collection: name, id };
  const { schema, format, kind } = collection;
  const label = titleOf(schema, []) ?? name;
  return {
    name: `new-${id.replaceAll("/", "-")}`,
    label: tell(say("edit/step.new", { what: `${label} · ${title}` })),
    entry,
    file,
    place: { name: entry, file, within: kind === "file" ? [id] : [], format, schema },
    before: "",
  };
}
