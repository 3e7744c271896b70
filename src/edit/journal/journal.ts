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
  /** The last change of the file by this step: by saving it, by undoing it or by doing it again. */
  readonly patch: Patch;
};

/** Files that were written together: an entry that was begun, renamed or removed. */
export type PlanStep = Common & {
  /** The folder, from the root of the site, that keeps the files as they were and as they are. */
  readonly kept: string;
  /** In words: an address or a file. Empty where there was none. */
  readonly before: string;
  readonly after: string;
};

export type Step = FieldStep | PlanStep;

export type Journal = {
  /** In the order in which they were saved. */
  readonly steps: readonly Step[];
  /** Which can be done again, the next one first. */
  readonly undone: readonly number[];
};

/** What is written down, a line each. */
export type JournalEvent =
  | ({ readonly kind: "saved" } & FieldStep)
  | ({ readonly kind: "planned" } & PlanStep)
  /** Of a field, with the change of its file. */
  | { readonly kind: "undone" | "redone"; readonly step: number; readonly patch?: Patch };

export const emptyJournal: Journal = { steps: [], undone: [] };

/** Who saves something new does not go back to what they had undone. A step that goes on takes the place of what it was. */
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

/** The step that undo takes back. */
export function nextToUndo({ steps }: Journal): Step | undefined {
  return steps.findLast(({ isUndone }) => !isUndone);
}

/** The step that redo does again. */
export function nextToRedo(journal: Journal): Step | undefined {
  const [next] = journal.undone;
  return next === undefined ? undefined : findStep(journal, next);
}

/** What the next step is called. */
export function nextNumber({ steps }: Journal): number {
  return (steps.at(-1)?.step ?? 0) + 1;
}
