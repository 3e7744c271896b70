import {
  findStep,
  isIdle,
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
import type { HistoryAnswer, HistoryRequest, StepAnswer, StepRequest } from "../../edit/protocol.ts";
import type { Speech } from "../../words/speech.ts";
import { routeOfFile } from "../site/page-locator.ts";
import { type Change, changeFile } from "./change-file.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { findEntry } from "./find-entry.ts";
import { togglePlan } from "./toggle-plan.ts";

export type StepAction = "undo" | "redo" | "restore";

/**
 * Undoes or redoes the last step of the open page, or restores the value of a field from before any step. Undefined if
 * there is no such step to restore, or its entry is gone.
 */
export async function takeStep(
  desk: EditDesk,
  action: StepAction,
  { step: number, file: shown }: StepRequest,
  speech: Speech,
): Promise<StepAnswer | undefined> {
  const page = routeOfShown(desk, shown);
  const journal = desk.journal.journal();
  const step = chooseStep(journal, action, { page, number });
  if (step === undefined) return action === "restore" ? undefined : { status: "nothing" };
  const { entry, label } = step;
  const taken = { entry, label, isPublished: step.step <= journal.published };
  if (isPlan(step)) {
    const answer = await togglePlan(desk, step, { file: shown, leads: action !== "restore" }, speech);
    return answer.status === "saved" ? { ...answer, taken } : answer;
  }
  const place = findEntry(entry, drawnSite(desk));
  if (place === undefined) return undefined;
  const { edit } = step.isUndone ? step.forth : step.back;
  const path = edit.kind === "body" ? [] : edit.path;
  const change: Change =
    action === "restore"
      ? {
          place,
          path,
          apply: (file) => restoreStep(step, file),
          record: (before, after, edit) => {
            const kept = createStep(
              {
                step: nextNumber(desk.journal.journal()),
                at: Date.now(),
                entry,
                file: step.file,
                label,
                page,
                edit,
              },
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
  const answer = await changeFile(desk, change, shown, speech);
  return answer.status === "saved" ? { ...answer, taken: { ...taken, path } } : answer;
}

type Asked = { readonly page: string | undefined; readonly number: number | undefined };

function chooseStep(journal: Journal, action: StepAction, { page, number }: Asked): Step | undefined {
  switch (action) {
    case "undo":
      return nextToUndo(journal, page);
    case "redo":
      return nextToRedo(journal, page);
    case "restore":
      return number === undefined ? undefined : findStep(journal, number);
  }
}

/** The route of the open page. Undefined if the site has none in this file. */
export function routeOfShown(desk: Pick<EditDesk, "site">, file: string): string | undefined {
  const drawn = drawnSite(desk);
  return drawn && routeOfFile(drawn, file);
}

/** Lists the steps, the newest first. */
export function readHistory(
  desk: Pick<EditDesk, "journal" | "site">,
  { file }: HistoryRequest,
): HistoryAnswer {
  const kept = desk.journal.journal();
  const page = file === undefined ? undefined : routeOfShown(desk, file);
  const [undo, redo] = [nextToUndo(kept, page)?.step, nextToRedo(kept, page)?.step];
  const told = kept.steps.filter((step) => !isIdle(step));
  return {
    steps: told.toReversed().map(describeStep),
    ...(undo !== undefined && { undo }),
    ...(redo !== undefined && { redo }),
  };
}
