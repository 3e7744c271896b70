import { beginMove, planMove, renameOnly } from "../../editor/model/entries/plan-move.ts";
import { hasErrors } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { command, flag, needed } from "../command.ts";
import { type OpenSite, withOpenSite } from "../open-site.ts";
import { entry, json, root, valueNames, wouldChange } from "../options.ts";
import { findOne, finishPlan, printRefused, refuse } from "../plans.ts";
import { printProblems } from "../print-problems.ts";

export const move = command({
  name: "move",
  about: {
    en: "give an entry another name or address, and correct all links to it",
    fr: "donner à un contenu un autre nom ou une autre adresse, avec tout ce qui y mène",
  },
  arguments: {
    from: entry,
    to: needed({
      name: valueNames.newName,
      about: {
        en: "its new name, or its new address where it begins with /",
        fr: "son nouveau nom, ou sa nouvelle adresse si elle commence par /",
      },
    }),
  },
  options: {
    root,
    dryRun: wouldChange,
    redirect: flag("--no-redirect", {
      en: "add no redirect from the old address",
      fr: "ne pas ajouter de redirection depuis l’ancienne adresse",
    }),
    json,
  },
  notes: {
    en: "Links and references follow, in Markdown and in YAML, and a redirect leads from the old address to the new one. The site is built in memory first: where that brings an error, nothing is written.",
    fr: "Les liens et les noms suivent, dans le Markdown comme dans le YAML, et une redirection mène de l’ancienne adresse à la nouvelle. Le site est d’abord construit en mémoire : si une erreur apparaît, rien n’est écrit.",
  },
  example: "site move premier un --dry-run",
  run: async (given, tool) => {
    return runMove(given, await tool.loadSpeech());
  },
});

// Below this line: what is loaded when the command runs.

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
  return withOpenSite(options.root, speech, (site) => moveEntry(site, options, speech));
}

async function moveEntry(
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
