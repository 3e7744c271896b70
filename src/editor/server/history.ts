import { encodeAddress } from "../../model/route.ts";
import { keepExchange, readKept, takeBack } from "../../store/exchange.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import type { HistoryAnswer, SaveAnswer, StepAnswer } from "../answers.ts";
import {
  createStep,
  describeStep,
  findStep,
  isIdle,
  isPlan,
  type Journal,
  makePatch,
  nextNumber,
  nextToRedo,
  nextToUndo,
  type PlanStep,
  pageOf,
  restoreStep,
  type Step,
  toggleStep,
} from "../model/journal/journal.ts";
import type { RequestTo } from "../requests.ts";
import { withoutAdded } from "./added-files.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { refuse, refuseProblems } from "./explain-refusal.ts";
import { findEntry, routeOfFile } from "./page-locator.ts";
import { changeFile, type FieldChange, recordStep, tryPlan } from "./save-edit.ts";

export type StepAction = "undo" | "redo" | "restore";

/**
 * Undoes or redoes the last step of the open page, or restores the value of a field from before any step. Undefined if
 * there is no such step to restore, or its entry is gone.
 */
export async function takeStep(
  desk: EditDesk,
  action: StepAction,
  { step: number, file: shown }: RequestTo<"undo">,
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
  const change: FieldChange =
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
            return kept && { event: { kind: "saved", ...kept } };
          },
        }
      : {
          place,
          path,
          apply: (file) => toggleStep(step, file),
          record: (before, after) => ({
            event: {
              kind: action === "undo" ? "undone" : "redone",
              step: step.step,
              patch: makePatch(before.bytes, after),
            },
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
function routeOfShown(desk: Pick<EditDesk, "site">, file: string): string | undefined {
  const drawn = drawnSite(desk);
  return drawn && routeOfFile(drawn, file);
}

/** Lists the steps, the newest first. */
export function readHistory(
  desk: Pick<EditDesk, "journal" | "site">,
  { file }: RequestTo<"history">,
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

/** The file of the open page, and whether the author is led to the page to which the plan belongs afterwards. */
type Shown = { readonly file: string; readonly leads: boolean };

/** Undoes or redoes a plan with all its files. Refused if one of them has changed since. */
function togglePlan(desk: EditDesk, plan: PlanStep, shown: Shown, speech: Speech): Promise<SaveAnswer> {
  const { tell } = speech;
  const { step, kept, isUndone } = plan;
  return desk.alone(async () => {
    const written = readKept(desk.root, kept);
    if (written === undefined) return refuse(tell(say("edit/step.gone")));
    const own = withoutAdded(desk.root, written).map(({ file, before, after }) =>
      isUndone ? { file, before, after } : { file, before: after, after: before },
    );
    const { edits, tried } = await tryPlan(desk, own);
    if (tried.status !== "good") return refuseProblems(tried.problems, edits, undefined, speech);
    const name = `${isUndone ? "redo" : "undo"}-${step}`;
    const exchanged = keepExchange(desk.root, edits, name);
    if (exchanged.status !== "written") {
      const { status, file } = exchanged;
      return refuse(tell(say(status === "changed" ? "edit/step.changed" : "edit/no-file", { file })));
    }
    const failed = recordStep(
      desk,
      { kind: isUndone ? "redone" : "undone", step },
      () => void takeBack(desk.root, exchanged.kept),
      speech,
    );
    if (failed !== undefined) return failed;
    desk.onKept(
      tried.keep(),
      edits.map(({ file }) => file),
    );
    const target = pageOf({ ...plan, isUndone: !isUndone }) ?? "/";
    const isElsewhere = shown.leads && target !== pageOf(plan);
    const page = isElsewhere ? undefined : desk.show(shown.file);
    const address = desk.base + encodeAddress(target);
    return { status: "saved", digest: "", step, page, ...(page === undefined && { address }) };
  });
}
