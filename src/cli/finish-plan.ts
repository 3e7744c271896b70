import type { Mention } from "../edit/entries/find-mentions.ts";
import { listFiles } from "../edit/entries/list-files.ts";
import type { Impossible, Plan } from "../edit/entries/plan.ts";
import { type Exchanged, keepExchange } from "../store/exchange.ts";
import { blame } from "../store/failures.ts";
import { type Message, say } from "../words/message.ts";
import { hasErrors, type Problem } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { describeFiles, describeMentions, describeRedirects } from "./describe-plan.ts";
import { printProblems } from "./print-problems.ts";
import { printable, toPrintableJson } from "./printable.ts";
import { toJsonProblem } from "./to-json-report.ts";
import type { OpenSite } from "./with-open-site.ts";

export type PlanOptions = {
  /** A name for the folder with the previous files, below `.site/`, as in `move-ventilation`. */
  readonly name: string;
  readonly dryRun: boolean;
  readonly json: boolean;
};

/**
 * Writes the planned edits if a build in memory finds no new error with them. Returns the exit status. With `dryRun`,
 * prints the changed lines instead.
 */
export async function finishPlan(
  site: OpenSite,
  plan: Plan,
  options: PlanOptions,
  speech: Speech,
): Promise<number> {
  const problems = await site.findFresh(plan.edits);
  if (hasErrors(problems)) return refusePlan(site, plan, problems, options, speech);
  const kept = options.dryRun ? undefined : write(site, plan, options.name);
  if (kept !== undefined && "why" in kept) return refuse(kept, options, speech);
  const files = listFiles(plan.edits);
  if (options.json) {
    const status = options.dryRun ? "planned" : "written";
    process.stdout.write(toPrintableJson(toReport({ status, plan, problems, kept: kept?.folder }, speech)));
    return 0;
  }
  printProblems(problems, site.readText, process.stderr, speech);
  process.stdout.write(describeFiles(files, options.dryRun, speech));
  process.stderr.write(describeRedirects(plan, speech));
  const { plan: words, new: other } = speech.command;
  const keeps = plan.edits.some(({ before }) => before !== undefined);
  if (kept === undefined) process.stderr.write(`${other.nothing}\n`);
  else if (keeps) process.stderr.write(`${words.kept({ folder: kept.folder })}\n`);
  return 0;
}

/** Says why nothing can be done, and returns the exit status. */
export function refuse(
  { why, mention }: Omit<Impossible, "status">,
  { json }: Pick<PlanOptions, "json">,
  speech: Speech,
): number {
  const { tell, command } = speech;
  if (json) {
    const links = mention === undefined ? [] : [toLink(mention)];
    process.stdout.write(toPrintableJson({ version: 1, status: "refused", why: tell(why), links }));
    return 1;
  }
  if (mention !== undefined) process.stderr.write(describeMentions([mention]));
  process.stderr.write(`${printable(tell(why))}\n${command.new.nothing}\n`);
  return 1;
}

function refusePlan(
  site: OpenSite,
  plan: Plan,
  problems: readonly Problem[],
  { json }: PlanOptions,
  speech: Speech,
): number {
  if (json) {
    process.stdout.write(
      toPrintableJson(toReport({ status: "refused", plan, problems, kept: undefined }, speech)),
    );
    return 1;
  }
  const after = new Map(plan.edits.map(({ file, after }) => [file, after]));
  const readText = (file: string) => {
    const bytes = after.get(file);
    return bytes === undefined ? site.readText(file) : new TextDecoder().decode(bytes);
  };
  printProblems(problems, readText, process.stderr, speech);
  process.stderr.write(`${speech.command.plan.refused}\n${speech.command.new.nothing}\n`);
  return 1;
}

type Kept = { readonly folder: string };

function write({ root }: OpenSite, { edits }: Plan, name: string): Kept | Impossible {
  const [first] = edits;
  const exchanged = blame(first?.file ?? "content", () => keepExchange(root, edits, name));
  if (exchanged.status === "written") return { folder: exchanged.kept };
  return { status: "impossible", why: explainUnwritten(exchanged) };
}

/** Says why an exchange of files wrote nothing. */
export function explainUnwritten({ status, file }: Exclude<Exchanged, { status: "written" }>): Message {
  return status === "changed" ? say("edit/changed", { file }) : say("edit/no-file", { file });
}

type Finished = {
  readonly status: "planned" | "written" | "refused";
  readonly plan: Plan;
  readonly problems: readonly Problem[];
  readonly kept: string | undefined;
};

/** The report of `--json`. Its shape is part of the public interface: fields are added, never changed. */
function toReport({ status, plan, problems, kept }: Finished, { tell }: Speech) {
  return {
    version: 1,
    status,
    moved: plan.moved,
    redirects: plan.redirects,
    links: plan.mentions.map(toLink),
    files: listFiles(plan.edits),
    kept,
    problems: problems.map((problem) => toJsonProblem(problem, tell)),
  };
}

/** A link or reference to an entry, in the reports of `--json`. */
export function toLink({ file, line, column, kind, path, words }: Mention) {
  return { file, line, column, kind, path, words };
}
