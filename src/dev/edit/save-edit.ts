import { fieldsOf } from "../../define/fields-of.ts";
import type { FieldPath } from "../../edit/edit.ts";
import { isPlan, nextNumber } from "../../edit/journal/journal.ts";
import { createStep, extendStep } from "../../edit/journal/steps.ts";
import { labelField } from "../../edit/locate/label-fields.ts";
import { mergeEdit } from "../../edit/merge/merge-edit.ts";
import type { Refused, SaveAnswer, SaveRequest } from "../../edit/protocol.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Speech } from "../../words/speech.ts";
import { routeOfFile } from "../site/page-locator.ts";
import { type Change, changeFile } from "./change-file.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { refuseFaults } from "./explain-refusal.ts";
import { type EntryPlace, findEntry } from "./find-entry.ts";
import { labelNamed } from "./label-named.ts";
import { readEdit } from "./read-edit.ts";

/** Saves an edit if it passes all checks. Undefined if the site has no such entry. */
export async function saveEdit(
  desk: EditDesk,
  { entry, edit: asked, old, digest, goesOn, file: shown }: SaveRequest,
  speech: Speech,
): Promise<SaveAnswer | undefined> {
  const drawn = drawnSite(desk);
  const place = findEntry(entry, drawn);
  if (drawn === undefined || place === undefined) return undefined;
  const read = readEdit(asked, old, speech);
  if (read.status === "faulty")
    return keepDraft(desk, { entry, asked, old }, refuseFaults(read.faults, place, asked));
  const { edit } = read;
  const { file, format, within, schema } = place;
  const path = edit.kind === "body" ? [] : edit.path;
  const order = fieldsOf(schema, path.slice(0, -1));
  const change: Change = {
    place,
    path,
    apply: ({ bytes }) => mergeEdit(bytes, format, within, { digest, old }, edit, order),
    record: (before, after, applied) => {
      const journal = desk.journal.journal();
      const last = journal.steps.at(-1);
      const label = labelChange(drawn, place, path, speech);
      const page = routeOfFile(drawn, shown);
      const saved = { at: Date.now(), entry, file, label, page, edit: applied, order };
      const isOpen = last !== undefined && last.step === goesOn && last.step > journal.published;
      const longer = isOpen && !isPlan(last) ? extendStep(last, saved, before, after) : undefined;
      const kept = longer ?? createStep({ ...saved, step: nextNumber(journal) }, before, after);
      return kept && { kind: "saved", ...kept };
    },
  };
  const answer = await changeFile(desk, change, shown, speech);
  if (answer.status === "saved") desk.drafts.drop(entry, path);
  return answer.status === "refused" ? keepDraft(desk, { entry, asked, old }, answer) : answer;
}

type Typed = Pick<SaveRequest, "entry" | "old"> & { readonly asked: SaveRequest["edit"] };

/** Keeps a refused typed value, for every browser. Other edits, such as a move, can be repeated with a click. */
function keepDraft({ drafts }: EditDesk, { entry, asked, old }: Typed, why: Refused): Refused {
  if (asked.kind === "set" || asked.kind === "add")
    drafts.keep({ entry, path: asked.path, value: asked.value, old, why });
  else if (asked.kind === "yaml") drafts.keep({ entry, path: asked.path, value: asked.text, old, why });
  else if (asked.kind === "body") drafts.keep({ entry, path: [], value: asked.text, old, why });
  return why;
}

/** The label of a step: « Accueil · Accroche ». */
function labelChange(drawn: Drawn, { name, schema }: EntryPlace, path: FieldPath, { pages }: Speech): string {
  const field = path.length === 0 ? pages["edit.body"] : labelField(schema, path);
  return `${labelNamed(drawn, name)} · ${field}`;
}
