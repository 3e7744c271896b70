import { digestOf } from "../../../model/memory/hash.ts";
import type { EntryName } from "../edit.ts";
import type { KnownEdit } from "../merge/merge-edit.ts";
import { commonEnds } from "../splice/splice.ts";

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

/** The steps of a page, the newest first, also those that it got under a former address. */
function stepsOfPage({ steps }: Pick<Journal, "steps">, page: string | undefined): readonly Step[] {
  const own: Step[] = [];
  let route = page;
  for (const step of steps.toReversed()) {
    if (route === undefined) break;
    if (pageOf(step) !== route) {
      // Earlier steps at this address belong to a page that was renamed or removed then.
      if (isPlan(step) && !step.isUndone && step.before === route) break;
      continue;
    }
    own.push(step);
    if (isPlan(step) && !step.isUndone && isNamedBy(step))
      route = step.before.startsWith("/") ? step.before : undefined;
  }
  return own;
}

/** The step of a page that undo reverts next. */
export function nextToUndo(journal: Journal, page: string | undefined): Step | undefined {
  return stepsOfPage(journal, page).find((step) => !step.isUndone && !isIdle(step));
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
