import type { Speech } from "../../catalogue/speech.ts";
import {
  findStep,
  isPlan,
  type Journal,
  type JournalEvent,
  nextNumber,
  nextToRedo,
  nextToUndo,
  type Step,
} from "../../edit/journal/journal.ts";
import { makePatch } from "../../edit/journal/patch.ts";
import { createStep, describeStep, restoreStep, toggleStep } from "../../edit/journal/steps.ts";
import type { HistoryAnswer, SaveAnswer, StepRequest } from "../../edit/protocol.ts";
import { type Change, changeFile } from "./change-file.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { findEntry } from "./find-entry.ts";
import { togglePlan } from "./toggle-plan.ts";

export type StepAction = "undo" | "redo" | "restore";

/** Undoes or redoes a step, or restores the former value of its field. Undefined if there is no such step. */
export async function takeStep(
  desk: EditDesk,
  action: StepAction,
  { step: number, file: shown }: StepRequest,
  speech: Speech,
): Promise<SaveAnswer | undefined> {
  const step = chooseStep(desk.journal.journal(), action, number);
  if (step !== undefined && isPlan(step)) return togglePlan(desk, step, shown, speech);
  const place = step && findEntry(step.entry, drawnSite(desk));
  if (step === undefined || place === undefined) return undefined;
  const { edit } = step.isUndone ? step.forth : step.back;
  const path = edit.kind === "body" ? [] : edit.path;
  const change: Change =
    action === "restore"
      ? {
          place,
          path,
          apply: (file) => restoreStep(step, file),
          record: (before, after, edit) => {
            const { entry, file, label } = step;
            const kept = createStep(
              { step: nextNumber(desk.journal.journal()), at: Date.now(), entry, file, label, edit },
              before,
              after,
            );
            return kept && { kind: "saved", ...kept };
          },
        }
      : {
          place,
          path,
          apply: (file) => toggleStep(step, file),
          record: (before, after): JournalEvent => ({
            kind: action === "undo" ? "undone" : "redone",
            step: step.step,
            patch: makePatch(before.bytes, after),
          }),
        };
  return changeFile(desk, change, shown, speech);
}

function chooseStep(journal: Journal, action: StepAction, number: number | undefined): Step | undefined {
  switch (action) {
    case "undo":
      return nextToUndo(journal);
    case "redo":
      return nextToRedo(journal);
    case "restore":
      return number === undefined ? undefined : findStep(journal, number);
  }
}

/** Lists the steps, the newest first. */
export function readHistory({ journal }: Pick<EditDesk, "journal">): HistoryAnswer {
  const kept = journal.journal();
  const [undo, redo] = [nextToUndo(kept)?.step, nextToRedo(kept)?.step];
  return {
    steps: kept.steps.toReversed().map(describeStep),
    ...(undo !== undefined && { undo }),
    ...(redo !== undefined && { redo }),
  };
}
