import type { z } from "zod";
import { titleOf } from "../../define/fields-of.ts";
import { valueAt } from "../../model/value-at.ts";
import { explainIssue } from "../../pipeline/validate/validate-value.ts";
import { calendarDay } from "../../text/calendar-day.ts";
import { say } from "../../words/message.ts";
import { hasErrors } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import type { BlankAnswer, Choice, CollectionsAnswer, EntryAnswer, PlanAnswer, Refused } from "../answers.ts";
import type { EntryName, FieldPath, Value } from "../model/edit.ts";
import { correctMentions } from "../model/entries/correct-mentions.ts";
import {
  type Mention,
  type NamedEntry,
  nameTranslations,
  placeOfMention,
} from "../model/entries/find-mentions.ts";
import { createChanges, type KnownSite } from "../model/entries/known-site.ts";
import { beginMove, planMove, renameOnly } from "../model/entries/plan-move.ts";
import { type Begun, beginNew, otherFields, planNew } from "../model/entries/plan-new.ts";
import { findMentionsOf, findReplacement, planRemoval } from "../model/entries/plan-removal.ts";
import { askNew, entriesOf, type FormSite, fillNew, listChoices } from "../model/form/describe-form.ts";
import { titleFieldOf } from "../model/new-entry/start-entry.ts";
import { formatIn } from "../model/splice/open-file.ts";
import type { RequestTo } from "../requests.ts";
import { buildKnownSite, drawnSite, type EditDesk, listPages } from "./edit-desk.ts";
import {
  readTyped,
  refuse,
  refuseFaults,
  refuseImpossible,
  refuseProblems,
  showMention,
} from "./explain-refusal.ts";
import { listImages, tellImages } from "./images.ts";
import { findNamedEntry, labelNamed } from "./page-locator.ts";
import { writePlan } from "./save-edit.ts";

/** Gives an entry another name or address, and corrects all links to it. Undefined if the site has no such entry. */
export function moveEntry(
  desk: EditDesk,
  { entry: name, to, redirects, writes }: RequestTo<"move">,
  speech: Speech,
): Promise<PlanAnswer | undefined> {
  return desk.alone(async () => {
    const known = await buildKnownSite(desk, speech);
    if ("status" in known) return known;
    const named = findNamedEntry(known, name);
    if (named === undefined) return undefined;
    const begun = beginMove(known, named, to.trim());
    if (begun.status === "impossible") return refuseImpossible(begun, known, speech);
    const renamed = renameOnly(known, begun);
    if ("status" in renamed) return refuseImpossible(renamed, known, speech);
    const tried = await desk.site.tryPublished(renamed, true);
    // Links broken by the new name do not count, because the plan corrects them.
    const outcome = tried.status === "good" ? tried.site : tried;
    if (outcome.pages.length === 0 && hasErrors(outcome.problems))
      return refuseProblems(outcome.problems, renamed, undefined, speech);
    const plan = planMove(known, begun, outcome, { redirects });
    if (plan.status === "impossible") return refuseImpossible(plan, known, speech);

    const { entry, route } = named;
    const answer = await writePlan(
      desk,
      known,
      plan,
      {
        name: `move-${entry.id.replaceAll("/", "-")}`,
        label: speech.tell(say("edit/step.move", { what: labelNamed(known, name) })),
        entry: { collection: entry.collection, id: begun.id },
        file: begun.file,
        before: route ?? entry.id,
        ...(route === undefined && { after: begun.id }),
        writes,
      },
      speech,
    );
    if (answer.status === "written") desk.drafts.follow(name, { collection: entry.collection, id: begun.id });
    return answer;
  });
}

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
export async function describeBlank(
  desk: EditDesk,
  { collection: name, from }: RequestTo<"blank">,
  speech: Speech,
): Promise<BlankAnswer | undefined> {
  const [drawn, site] = [drawnSite(desk), await formSite(desk, speech)];
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
    title: title === undefined ? speech.pages["edit.name"] : (titleOf(collection.schema, [title]) ?? title),
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
    const site = await formSite(desk, speech);
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
  const { schema, kind } = collection;
  const label = titleOf(schema, []) ?? name;
  return {
    name: `new-${id.replaceAll("/", "-")}`,
    label: tell(say("edit/step.new", { what: `${label} · ${title}` })),
    entry,
    file,
    place: { name: entry, file, within: kind === "file" ? [id] : [], format: formatIn(collection), schema },
    before: "",
  };
}

/** Describes an entry before it is copied, renamed or removed. Undefined if the site has no such entry. */
export function describeEntry(
  desk: EditDesk,
  name: EntryName,
  speech: Speech,
): Promise<EntryAnswer | Refused | undefined> {
  return desk.alone(async () => {
    const known = await buildKnownSite(desk, speech);
    if ("status" in known) return known;
    const named = findNamedEntry(known, name);
    if (named === undefined) return undefined;
    const { entry, route } = named;
    return {
      label: labelNamed(known, name),
      called: route ?? entry.id,
      hasPage: route !== undefined,
      translations: nameTranslations(known, named),
      mentions: findMentionsOf(known, named).map((mention) => ({
        ...showMention(known, mention, speech),
        ...(!canUnlink(known, mention) && { mustLead: true }),
      })),
      replacements: listReplacements(desk, known, named),
    };
  });
}

function canUnlink(known: KnownSite, mention: Mention): boolean {
  const unlinked = { mention, correction: { kind: "unlink" } } as const;
  return correctMentions(known, createChanges(known), [unlinked]) === undefined;
}

function listReplacements(desk: EditDesk, known: KnownSite, { entry, route }: NamedEntry): readonly Choice[] {
  if (route === undefined)
    return entriesOf(known, entry.collection).filter(({ value }) => value !== entry.id);
  const drawn = drawnSite(desk);
  return (drawn ? listPages(drawn) : [])
    .filter((page) => page.route !== route)
    .map((page) => ({ value: page.route, label: page.title }));
}

/** Removes an entry. Undefined if the site has no such entry, or no such replacement. */
export function removeEntry(
  desk: EditDesk,
  { entry: name, replacement: written, decided, writes }: RequestTo<"remove">,
  speech: Speech,
): Promise<PlanAnswer | undefined> {
  return desk.alone(async () => {
    const known = await buildKnownSite(desk, speech);
    if ("status" in known) return known;
    const named = findNamedEntry(known, name);
    if (named === undefined) return undefined;
    const replacement = written === undefined ? undefined : findReplacement(written, known, named);
    if (replacement === "itself" || (written !== undefined && replacement === undefined)) return undefined;
    const plan = planRemoval(known, named, {
      replacement,
      decide: (mention) => {
        const place = placeOfMention(mention);
        return Object.hasOwn(decided, place) ? decided[place] : undefined;
      },
    });
    switch (plan.status) {
      case "impossible":
        return refuseImpossible(plan, known, speech);
      case "linked":
        return refuse(speech.tell(say("edit/remove.linked")));
      case "planned": {
        const { entry, route } = named;
        const answer = await writePlan(
          desk,
          known,
          plan,
          {
            name: `remove-${entry.id.replaceAll("/", "-")}`,
            label: speech.tell(say("edit/step.remove", { what: labelNamed(known, name) })),
            entry: name,
            file: entry.file,
            before: route ?? entry.file,
            after: "",
            address: replacement?.route ?? "/",
            writes,
          },
          speech,
        );
        if (answer.status === "written") desk.drafts.follow(name, undefined);
        return answer;
      }
    }
  });
}

/** The last good site with all data for its forms. */
export async function formSite(desk: EditDesk, speech: Pick<Speech, "tell">): Promise<FormSite | undefined> {
  const drawn = drawnSite(desk);
  return (
    drawn && {
      ...drawn,
      images: await tellImages(desk, drawn, listImages(desk, drawn), speech),
      base: desk.base,
      today: calendarDay(new Date(), drawn.settings.timeZone),
      pagesOf: (entry, path) => desk.locator.pagesOf(drawn, entry, path),
    }
  );
}
