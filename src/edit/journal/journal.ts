import type { EntryName } from "../edit.ts";
import type { KnownEdit } from "../merge/invert-edit.ts";
import type { Patch } from "./patch.ts";

/** One save. */
export type Step = {
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly entry: EntryName;
  readonly file: string;
  readonly label: string;
  readonly forth: KnownEdit;
  readonly back: KnownEdit;
  /** The last change of the file by this step: by saving it, by undoing it or by doing it again. */
  readonly patch: Patch;
  readonly isUndone: boolean;
};

export type Journal = {
  /** In the order in which they were saved. */
  readonly steps: readonly Step[];
  /** Which can be done again, the next one first. */
  readonly undone: readonly number[];
};

/** What is written down, a line each. */
export type JournalEvent =
  | ({ readonly kind: "saved" } & Step)
  | { readonly kind: "undone" | "redone"; readonly step: number; readonly patch: Patch };

export const emptyJournal: Journal = { steps: [], undone: [] };

/** Who saves something new does not go back to what they had undone. A step that goes on takes the place of what it was. */
export function addEvent(journal: Journal, event: JournalEvent): Journal {
  if (event.kind === "saved") {
    const { kind: _, ...step } = event;
    return { steps: [...journal.steps.filter((known) => known.step !== step.step), step], undone: [] };
  }
  const isUndone = event.kind === "undone";
  const undone = journal.undone.filter((number) => number !== event.step);
  return {
    steps: journal.steps.map((step) =>
      step.step === event.step ? { ...step, isUndone, patch: event.patch } : step,
    ),
    undone: isUndone ? [event.step, ...undone] : undone,
  };
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
