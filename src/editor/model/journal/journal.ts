import { z } from "zod";
import { digestOf } from "../../../model/memory/hash.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { Edit, EntryName, FieldPath, Value } from "../edit.ts";
import { entryName, fieldPath, fieldValue } from "../edit-shapes.ts";
import { invertEdit, type KnownEdit, type Merged, mergeEdit } from "../merge/merge-edit.ts";
import { isSame } from "../splice/edit-value.ts";
import { type Format, openFile, readHead } from "../splice/open-file.ts";
import { commonEnds, evenOut } from "../splice/splice.ts";

type Common = {
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly entry: EntryName;
  readonly label: string;
  readonly isUndone: boolean;
  /**
   * The route of the page on which a field was saved, or to which a plan led: `/` or `/blog/ventilation`. Undefined if
   * that page is unknown; only the history undoes such a step.
   */
  readonly page?: string | undefined;
  /** The name of that page at the time, for a page that is gone. */
  readonly pageName?: string | undefined;
  /** The numbers of the steps that this one has taken back. */
  readonly restored?: readonly number[] | undefined;
};

/** One save of a field. */
export type FieldStep = Common & {
  readonly file: string;
  readonly forth: KnownEdit;
  readonly back: KnownEdit;
  /** The last change of the file by this step: a save, an undo or a redo. */
  readonly patch: Patch;
};

/** Files that were written together, to create, rename or remove an entry. */
export type PlanStep = Common & {
  /** The folder, from the root of the site, that keeps the files before and after the step. */
  readonly kept: string;
  /** A route or a file. Empty if there was none. */
  readonly before: string;
  readonly after: string;
};

export type Step = FieldStep | PlanStep;

export type Journal = {
  /** Oldest first. */
  readonly steps: readonly Step[];
  /** The numbers of the steps that can be redone, the next one first. */
  readonly undone: readonly number[];
  /** The number of the last step that was published. 0 if there is none. */
  readonly published: number;
};

/** One line of the journal file. */
export type JournalEvent =
  | ({ readonly kind: "saved" } & FieldStep)
  | ({ readonly kind: "planned" } & PlanStep)
  /** `patch` is the change of the file, for the step of a field. */
  | { readonly kind: "undone" | "redone"; readonly step: number; readonly patch?: Patch }
  /** All steps up to this one were published. */
  | { readonly kind: "published"; readonly step: number };

export const emptyJournal: Journal = { steps: [], undone: [], published: 0 };

/**
 * A save empties the list of steps to redo on its page. A step saved again under its number replaces the earlier one.
 */
export function addEvent(journal: Journal, event: JournalEvent): Journal {
  if (event.kind === "published") return { ...journal, published: event.step };
  if (event.kind === "saved" || event.kind === "planned") {
    const { kind: _, ...step } = event;
    const steps = [...journal.steps.filter((known) => known.step !== step.step), step];
    const own = new Set(stepsOfPage({ steps }, step.page).map(({ step }) => step));
    return { ...journal, steps, undone: journal.undone.filter((number) => !own.has(number)) };
  }
  const isUndone = event.kind === "undone";
  const undone = journal.undone.filter((number) => number !== event.step);
  return {
    ...journal,
    steps: journal.steps.map((step) => (step.step === event.step ? turn(step, event.patch, isUndone) : step)),
    undone: isUndone ? [event.step, ...undone] : undone,
  };
}

function turn(step: Step, patch: Patch | undefined, isUndone: boolean): Step {
  return isPlan(step) || patch === undefined ? { ...step, isUndone } : { ...step, isUndone, patch };
}

export function isPlan(step: Step): step is PlanStep {
  return "kept" in step;
}

export function findStep(journal: Journal, number: number): Step | undefined {
  return journal.steps.find(({ step }) => step === number);
}

/**
 * The route of the page to which a step belongs: the one on which it was made. A plan that created, renamed or removed
 * a page belongs to the page to which it, or its undo, leads.
 */
export function pageOf(step: Step): string | undefined {
  if (!isPlan(step) || !step.isUndone) return step.page;
  if (step.before.startsWith("/")) return step.before;
  return isNamedBy(step) ? "/" : step.page;
}

/** True if a plan has created or renamed the page to which it led. */
function isNamedBy({ page, after }: PlanStep): boolean {
  return page === after;
}

/**
 * The page of each step, by number: its present address. Steps of a page that is gone get one that no page has. Steps
 * without a page are left out.
 */
export function followPages({ steps }: Pick<Journal, "steps">): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  /** What was at an address at the time of the step that is looked at. */
  const former = new Map<string, string>();
  const follow = (route: string) => former.get(route) ?? route;
  const back = findTakenBack({ steps });
  for (const known of steps.toReversed()) {
    const step = back.has(known.step) ? { ...known, isUndone: true } : known;
    const route = pageOf(step);
    if (route === undefined) continue;
    const page = follow(route);
    found.set(step.step, page);
    if (!isPlan(step) || step.isUndone) continue;
    // Earlier steps at these addresses belong to pages that were renamed or removed then.
    const [before, after] = [step.before, step.after];
    if (isNamedBy(step)) former.set(after, `${after}#${step.step}`);
    if (before.startsWith("/")) former.set(before, isNamedBy(step) ? page : `${before}#${step.step}`);
  }
  return found;
}

/** The steps of a page, the newest first, also those that it got under a former address. */
function stepsOfPage(journal: Pick<Journal, "steps">, page: string | undefined): readonly Step[] {
  if (page === undefined) return [];
  const pages = followPages(journal);
  return journal.steps.filter(({ step }) => pages.get(step) === page).toReversed();
}

/**
 * The numbers of the steps that have no effect: those that are undone, and those that a later one has taken back, by
 * the number of that one. Steps of `besides` count as if they had taken nothing back.
 */
export function findTakenBack(
  { steps }: Pick<Journal, "steps">,
  besides: ReadonlySet<number> = new Set(),
): ReadonlyMap<number, number> {
  const back = new Map<number, number>();
  for (const { step, isUndone, restored = [] } of steps.toReversed()) {
    if (isUndone) back.set(step, step);
    else if (!back.has(step) && !besides.has(step)) for (const number of restored) back.set(number, step);
  }
  return back;
}

/** The step of a page that undo reverts next. */
export function nextToUndo(journal: Journal, page: string | undefined): Step | undefined {
  const back = findTakenBack(journal);
  return stepsOfPage(journal, page).find((step) => !back.has(step.step) && !isIdle(step));
}

/** The step of a page that redo repeats next. */
export function nextToRedo(journal: Journal, page: string | undefined): Step | undefined {
  const own = new Map(stepsOfPage(journal, page).map((step) => [step.step, step]));
  const next = journal.undone.find((number) => own.has(number));
  return next === undefined ? undefined : own.get(next);
}

/** True for a step whose words were typed and taken back before the author left them. */
export function isIdle(step: Step): boolean {
  return !isPlan(step) && step.patch.before === step.patch.after;
}

/** The number of the next step. */
export function nextNumber({ steps }: Journal): number {
  return (steps.at(-1)?.step ?? 0) + 1;
}

/** The bytes that a step replaced in a file. `before` and `after` are digests of the whole file. */
type Patch = {
  readonly before: string;
  readonly after: string;
  /** In bytes from the start of the file. */
  readonly from: number;
  /** As base64, because a stretch may begin or end within a character. */
  readonly removed: string;
  readonly added: string;
};

export function makePatch(before: Uint8Array, after: Uint8Array): Patch {
  const { start: from, end } = commonEnds(before, after);
  return {
    before: digestOf(before),
    after: digestOf(after),
    from,
    removed: toBase64(before.subarray(from, before.length - end)),
    added: toBase64(after.subarray(from, after.length - end)),
  };
}

/** Reverts a patch to the byte. Undefined if the file has changed since. */
export function takePatchBack(bytes: Uint8Array, patch: Patch): Uint8Array | undefined {
  if (digestOf(bytes) !== patch.after) return undefined;
  const length = Buffer.from(patch.added, "base64").length;
  const removed = Buffer.from(patch.removed, "base64");
  return Buffer.concat([bytes.subarray(0, patch.from), removed, bytes.subarray(patch.from + length)]);
}

function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

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
  readonly pageName?: string | undefined;
  readonly restored?: readonly number[] | undefined;
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

/** Writes an event as one line, which is appended, so that earlier lines are never at risk. */
export function writeEvent(event: JournalEvent): string {
  return `${JSON.stringify(event)}\n`;
}

/** Reads a journal. Leaves out lines that are damaged, such as an incomplete last one, and reports each. */
export function parseJournal(text: string, onDamaged: (line: string) => void = () => {}): Journal {
  const events = text.split("\n").flatMap((line) => {
    if (line === "") return [];
    const event = readEvent(line);
    if (event === undefined) onDamaged(line);
    return event ?? [];
  });
  return events.reduce(addEvent, emptyJournal);
}

function readEvent(line: string): JournalEvent | undefined {
  try {
    const event: unknown = JSON.parse(line);
    return journalEvent.safeParse(event).success ? (event as JournalEvent) : undefined;
  } catch {
    return undefined;
  }
}

const typed = { path: fieldPath, value: fieldValue, typed: z.string().optional() };
const knownEdit = z.looseObject({
  edit: z.discriminatedUnion("kind", [
    z.looseObject({ kind: z.literal("set"), ...typed }),
    z.looseObject({ kind: z.literal("add"), ...typed }),
    z.looseObject({ kind: z.literal("remove"), path: fieldPath }),
    z.looseObject({ kind: z.literal("move"), path: fieldPath, from: z.int(), to: z.int() }),
    z.looseObject({ kind: z.literal("body"), text: z.string() }),
  ]),
  old: fieldValue.optional(),
  order: z.array(z.string()),
});
const patch = z.looseObject({
  before: z.string(),
  after: z.string(),
  from: z.int().nonnegative(),
  removed: z.string(),
  added: z.string(),
});
const step = { step: z.int().nonnegative() };
const done = {
  ...step,
  at: z.number(),
  entry: entryName,
  label: z.string(),
  isUndone: z.boolean(),
  pageName: z.string().optional(),
  restored: z.array(z.int().nonnegative()).optional(),
};
const journalEvent = z.discriminatedUnion("kind", [
  z.looseObject({
    kind: z.literal("saved"),
    ...done,
    file: z.string(),
    forth: knownEdit,
    back: knownEdit,
    patch,
  }),
  z.looseObject({
    kind: z.literal("planned"),
    ...done,
    kept: z.string().regex(/^\.site\/edit\/kept\/[\w.-]+$/),
    before: z.string(),
    after: z.string(),
  }),
  z.looseObject({ kind: z.literal("undone"), ...step, patch: patch.optional() }),
  z.looseObject({ kind: z.literal("redone"), ...step, patch: patch.optional() }),
  z.looseObject({ kind: z.literal("published"), ...step }),
]);

/** Writes the journal with one line a step. Drops its oldest steps if it would be longer than `most` characters. */
export function writeJournal({ steps, undone, published }: Journal, most = Number.POSITIVE_INFINITY): string {
  const saved = steps.map((step) =>
    writeEvent(isPlan(step) ? { kind: "planned", ...step } : { kind: "saved", ...step }),
  );
  // Reading these lines in this order restores the order of the steps to redo.
  const again = undone.toReversed().flatMap((number) => {
    const step = steps.find((each) => each.step === number);
    if (step === undefined) return [];
    const patch = isPlan(step) ? {} : { patch: step.patch };
    return [writeEvent({ kind: "undone", step: number, ...patch })];
  });
  const sent = published > 0 ? writeEvent({ kind: "published", step: published }) : "";
  const rest = again.join("") + sent;
  let length = rest.length;
  const first = saved.findLastIndex((line) => {
    length += line.length;
    return length > most;
  });
  return saved.slice(first + 1).join("") + rest;
}
