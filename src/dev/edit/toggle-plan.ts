import { type PlanStep, pageOf } from "../../edit/journal/journal.ts";
import type { SaveAnswer } from "../../edit/protocol.ts";
import { keepExchange, readKept, takeBack } from "../../store/exchange.ts";
import { withoutAdded } from "../../system/added/keep-added.ts";
import { say } from "../../words/message.ts";
import type { Speech } from "../../words/speech.ts";
import { recordStep } from "./change-file.ts";
import type { EditDesk } from "./edit-desk.ts";
import { refuse } from "./explain-refusal.ts";
import { refuseProblems } from "./refuse-plan.ts";
import { tryPlan } from "./write-plan.ts";

/** The file of the open page, and whether the author is led to the page to which the plan belongs afterwards. */
type Shown = { readonly file: string; readonly leads: boolean };

/** Undoes or redoes a plan with all its files. Refused if one of them has changed since. */
export function togglePlan(
  desk: EditDesk,
  plan: PlanStep,
  shown: Shown,
  speech: Speech,
): Promise<SaveAnswer> {
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
    desk.onKept(tried.keep());
    const target = pageOf({ ...plan, isUndone: !isUndone }) ?? "/";
    const isElsewhere = shown.leads && target !== pageOf(plan);
    const page = isElsewhere ? undefined : desk.show(shown.file);
    const address = desk.base + target;
    return { status: "saved", digest: "", step, page, ...(page === undefined && { address }) };
  });
}
