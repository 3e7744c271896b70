import type { EntryName } from "../edit.ts";
import type { KnownEdit } from "../merge/invert-edit.ts";
import type { Patch } from "./patch.ts";

type Common = {
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly entry: EntryName;
  readonly label: string;
  readonly isUndone: boolean;
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
  /** An address or a file. Empty if there was none. */
  readonly before: string;
  readonly after: string;
};

export type Step = FieldStep | PlanStep;

export type Journal = {
  /** Oldest first. */
  readonly steps: readonly Step[];
  /** The numbers of the steps that can be redone, the next one first. */
  readonly undone: readonly number[];
};

/** One line of the journal file. */
export type JournalEvent =
  | ({ readonly kind: "saved" } & FieldStep)
  | ({ readonly kind: "planned" } & PlanStep)
  /** `patch` is the change of the file, for the step of a field. */
  | { readonly kind: "undone" | "redone"; readonly step: number; readonly patch?: Patch };

export const emptyJournal: Journal = { steps: [], undone: [] };

/** A save empties the list of steps to redo. A step saved again under its number replaces the earlier one. */
export function addEvent(journal: Journal, event: JournalEvent): Journal {
  if (event.kind === "saved" || event.kind === "planned") {
    const { kind: _, ...step } = event;
    return { steps: [...journal.steps.filter((known) => known.step !== step.step), step], undone: [] };
  }
  const isUndone = event.kind === "undone";
  const undone = journal.undone.filter((number) => number !== event.step);
  return {
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

/** The step that undo reverts next. */
export function nextToUndo({ steps }: Journal): Step | undefined {
  return steps.findLast(({ isUndone }) => !isUndone);
}

/** The step that redo repeats next. */
export function nextToRedo(journal: Journal): Step | undefined {
  const [next] = journal.undone;
  return next === undefined ? undefined : findStep(journal, next);
}

/** The number of the next step. */
export function nextNumber({ steps }: Journal): number {
  return (steps.at(-1)?.step ?? 0) + 1;
}
