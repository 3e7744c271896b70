import { beginMove, planMove, renameOnly } from "../edit/entries/plan-move.ts";
import { hasErrors } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { findOne } from "./find-one.ts";
import { finishPlan, refuse } from "./finish-plan.ts";
import { printProblems } from "./print-problems.ts";
import { readRoot } from "./read-build-options.ts";
import { type OpenSite, withOpenSite } from "./with-open-site.ts";

/** The options as commander returns them. */
export type RawMoveOptions = {
  readonly root: string;
  readonly dryRun?: boolean;
  readonly redirect: boolean;
  readonly json?: boolean;
};

/** Runs `site move` and returns its exit status. Writes the files that change to stdout. */
export function runMove(from: string, to: string, options: RawMoveOptions, speech: Speech): Promise<number> {
  return withOpenSite(readRoot(options.root), speech, (site) => move(site, from, to, options, speech));
}

async function move(
  site: OpenSite,
  from: string,
  to: string,
  { dryRun = false, json = false, redirect }: RawMoveOptions,
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
    process.stderr.write(`${speech.command.plan.refused}\n${speech.command.new.nothing}\n`);
    return 1;
  }
  const plan = planMove(known, begun, tried, { redirects: redirect });
  if (plan.status === "impossible") return refuse(plan, { json }, speech);
  const name = `move-${begun.named.entry.id.replaceAll("/", "-")}`;
  return finishPlan(site, plan, { name, dryRun, json }, speech);
}
