import { beginMove } from "../../edit/entries/begin-move.ts";
import { planMove, renameOnly } from "../../edit/entries/plan-move.ts";
import type { MoveRequest, PlanAnswer } from "../../edit/entry-protocol.ts";
import { say } from "../../words/message.ts";
import { hasErrors } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { buildKnownSite } from "./build-known-site.ts";
import type { EditDesk } from "./edit-desk.ts";
import { findNamedEntry } from "./find-named-entry.ts";
import { labelNamed } from "./label-named.ts";
import { refuseImpossible, refuseProblems } from "./refuse-plan.ts";
import { writePlan } from "./write-plan.ts";

/** Gives an entry another name or address, and corrects all links to it. Undefined if the site has no such entry. */
export function moveEntry(
  desk: EditDesk,
  { entry: name, to, redirects, writes }: MoveRequest,
  speech: Speech,
): Promise<PlanAnswer | undefined> {
  return desk.alone(async () => {
    const known = await buildKnownSite(desk, speech);
    if ("status" in known) return known;
    const named = findNamedEntry(known, name);
    if (named === undefined) return undefined;
    const begun = beginMove(known, named, to.trim());
    if (begun.status === "impossible") return refuseImpossible(begun, known, speech);
    const renamed = renameOnly(known, begun);
    if ("status" in renamed) return refuseImpossible(renamed, known, speech);
    const tried = await desk.site.tryFiles(renamed, true);
    // Links broken by the new name do not count, because the plan corrects them.
    const outcome = tried.status === "good" ? tried.site : tried;
    if (outcome.pages.length === 0 && hasErrors(outcome.problems))
      return refuseProblems(outcome.problems, renamed, undefined, speech);
    const plan = planMove(known, begun, outcome, { redirects });
    if (plan.status === "impossible") return refuseImpossible(plan, known, speech);

    const { entry, route } = named;
    const answer = await writePlan(
      desk,
      known,
      plan,
      {
        name: `move-${entry.id.replaceAll("/", "-")}`,
        label: speech.tell(say("edit/step.move", { what: labelNamed(known, name) })),
        entry: { collection: entry.collection, id: begun.id },
        file: begun.file,
        before: route ?? entry.id,
        ...(route === undefined && { after: begun.id }),
        writes,
      },
      speech,
    );
    if (answer.status === "written") desk.drafts.follow(name, { collection: entry.collection, id: begun.id });
    return answer;
  });
}
