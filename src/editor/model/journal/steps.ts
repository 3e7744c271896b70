import { valueAt } from "../../../model/value-at.ts";
import type { HistoryStep } from "../../requests.ts";
import type { Edit, EntryName, FieldPath, Value } from "../edit.ts";
import { invertEdit, type KnownEdit, type Merged, mergeEdit } from "../merge/merge-edit.ts";
import { isSame } from "../splice/edit-value.ts";
import { readHead } from "../splice/head.ts";
import { type Format, openFile } from "../splice/open-file.ts";
import { evenOut } from "../splice/splice.ts";
import { type FieldStep, isPlan, makePatch, type Step, takePatchBack } from "./journal.ts";

/** A file of `content/`, and the path of the entry in it. */
export type EntryFile = { readonly bytes: Uint8Array; readonly format: Format; readonly within: FieldPath };

type Saved = {
  readonly step: number;
  readonly at: number;
  readonly entry: EntryName;
  readonly file: string;
  readonly label: string;
  /** The route of the page on which it was saved. */
  readonly page: string | undefined;
  /** As it was applied to the file. */
  readonly edit: Edit;
  readonly order?: readonly string[];
};

/** Makes the step of a save. Undefined if one of the files cannot be read. */
export function createStep(
  { edit, order = [], ...saved }: Saved,
  before: EntryFile,
  after: Uint8Array,
): FieldStep | undefined {
  const old = readPart(before, edit);
  const value = readPart({ ...before, bytes: after }, edit);
  if (old === undefined || value === undefined) return undefined;
  const isItem = edit.kind === "add" && typeof edit.path.at(-1) === "number";
  const found = edit.kind === "body" ? old : valueAt(old, isItem ? edit.path.slice(0, -1) : edit.path);
  return {
    ...saved,
    forth: { edit, old: found, order },
    back: invertEdit(old, value, edit),
    patch: makePatch(before.bytes, after),
    isUndone: false,
  };
}

/**
 * Merges a save into the previous step, so that one undo reverts both. Undefined unless both edit the same field and
 * nothing else has changed the file in between.
 */
export function extendStep(
  step: FieldStep,
  saved: Omit<Saved, "step">,
  before: EntryFile,
  after: Uint8Array,
): FieldStep | undefined {
  const { edit } = step.forth;
  const isSameField =
    edit.kind === saved.edit.kind && (edit.kind === "body" || isSame([...edit.path], pathOf(saved.edit)));
  const bytes = isSameField && !step.isUndone ? takePatchBack(before.bytes, step.patch) : undefined;
  return bytes && createStep({ ...saved, step: step.step }, { ...before, bytes }, after);
}

function pathOf(edit: Edit): Value {
  return edit.kind === "body" ? [] : [...edit.path];
}

/** The data of the entry, or its Markdown. */
function readPart({ bytes, format, within }: EntryFile, edit: Edit): Value | undefined {
  const file = openFile(bytes, format);
  if (file === undefined) return undefined;
  if (edit.kind === "body") return file.body === undefined ? undefined : evenOut(file.body).text;
  return valueAt(readHead(file.head), within);
}

/**
 * Undoes a step, or redoes an undone one. Restores each byte if nothing else has changed the file since, else keeps the
 * other changes.
 */
export function toggleStep(step: FieldStep, file: EntryFile): Merged {
  const known = step.isUndone ? step.forth : step.back;
  const bytes = takePatchBack(file.bytes, step.patch);
  return bytes === undefined ? restoreStep(step, file) : { status: "done", bytes, edit: known.edit };
}

/** Restores the value of a field from before a step. Later steps stay. */
export function restoreStep(step: FieldStep, { bytes, format, within }: EntryFile): Merged {
  const { edit, old, order } = step.isUndone ? step.forth : step.back;
  return mergeEdit(bytes, format, within, { digest: "", old }, edit, order);
}

/** Describes a step for the list of changes. */
export function describeStep(known: Step): HistoryStep {
  const { step, at, entry, label, isUndone } = known;
  if (isPlan(known)) return { step, at, entry, label, before: known.before, after: known.after, isUndone };
  const { forth, back, patch } = known;
  const [before, after] =
    forth.edit.kind === "body"
      ? [patch.removed, patch.added].map((bytes) => Buffer.from(bytes, "base64").toString())
      : [wordsOf(back), wordsOf(forth)];
  const [first = "", second = ""] =
    isUndone && forth.edit.kind === "body" ? [after, before] : [before, after];
  return { step, at, entry, label, before: first, after: second, isUndone };
}

/** The value of a field after an edit, as text. */
function wordsOf({ edit, old }: KnownEdit): string {
  if (edit.kind === "move") return toWords(valueAt(old ?? null, [edit.from]));
  return edit.kind === "set" || edit.kind === "add" ? toWords(edit.value) : "";
}

function toWords(value: Value | undefined): string {
  return typeof value === "string"
    ? value
    : value === undefined || value === null
      ? ""
      : JSON.stringify(value);
}
