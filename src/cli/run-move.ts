import { beginMove, planMove, renameOnly } from "../editor/model/entries/plan-move.ts";
import { hasErrors } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { type OpenSite, withOpenSite } from "./open-site.ts";
import { findOne, finishPlan, printRefused, refuse } from "./plans.ts";
import { printProblems } from "./print-problems.ts";

export type MoveOptions = {
  /** The entry, and its new name or address, as written. */
  readonly from: string;
  readonly to: string;
  /** Absolute. */
  readonly root: string;
  readonly dryRun: boolean;
  readonly redirect: boolean;
  readonly json: boolean;
};

/** Runs `site move` and returns its exit status. Writes the files that change to stdout. */
export function runMove(options: MoveOptions, speech: Speech): Promise<number> {
  return withOpenSite(options.root, speech, (site) => move(site, options, speech));
}

async function move(
  site: OpenSite,
  { from, to, dryRun, json, redirect }: MoveOptions,
  speech: Speech,
): Promise<number> {
  const { known } = site;
  const begun = beginMove(known, findOne(from, known), to);
  if (begun.status === "impossible") return refuse(begun, { json }, speech);
  const renamed = renameOnly(known, begun);
  if ("status" in renamed) return refuse(renamed, { json }, speech);
  const tried = await site.draw(renamed);
  if (tried.pages.length === 0 && hasErrors(tried.problems)) {
    printProblems(tried.problems, site.readText, process.stderr, speech);
    printRefused(speech.language);
    return 1;
  }
  const plan = planMove(known, begun, tried, { redirects: redirect });
  if (plan.status === "impossible") return refuse(plan, { json }, speech);
  const name = `move-${begun.named.entry.id.replaceAll("/", "-")}`;
  return finishPlan(site, plan, { name, dryRun, json }, speech);
}
