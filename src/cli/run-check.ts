import { join } from "node:path";
import { explainCrash } from "../dev/site/explain-crash.ts";
import { createRebuildQueue } from "../dev/watch/rebuild-queue.ts";
import { watchSite } from "../dev/watch/watch-site.ts";
import type { ExternalLink } from "../pipeline/check/list-external-links.ts";
import { heedInterrupts, openToSignals } from "../system/interrupts.ts";
import { say } from "../words/message.ts";
import type { Speech } from "../words/speech.ts";
import type { Tell } from "../words/tell.ts";
import { type Answer, askLinks } from "./ask-links.ts";
import { type CheckResult, checkFromDisk } from "./check-from-disk.ts";
import { clearTheWay } from "./clear-the-way.ts";
import { annotationPrefix, printAnnotations } from "./print-annotations.ts";
import { printCheckSummary } from "./print-check-summary.ts";
import { printMissing } from "./print-missing.ts";
import { printProblems } from "./print-problems.ts";
import { toPrintableJson } from "./printable.ts";
import { createProgress } from "./progress.ts";
import { type RawBuildOptions, type ReadBuildOptions, readBuildOptions } from "./read-build-options.ts";
import { toJsonProblem } from "./to-json-report.ts";
import { UsageError } from "./usage-error.ts";

/** The options as commander returns them. */
export type RawCheckOptions = Omit<RawBuildOptions, "out" | "verbose"> & {
  readonly external?: boolean;
  readonly watch?: boolean;
};

/** Runs `site check` and returns its exit status. Writes nothing except remembered results in `.site/`. */
export async function runCheck(
  { external = false, watch = false, ...raw }: RawCheckOptions,
  speech: Speech,
): Promise<number> {
  const options = readBuildOptions({ ...raw, out: "dist" });
  if (watch && options.json) throw new UsageError(say("usage.one-report"));
  await clearTheWay(options.root, async () => speech);
  // Each address is requested only once, even with `--watch`.
  const answers = new Map<string, Promise<Answer>>();
  const check = async () => {
    const progress = createProgress(process.stderr, options.quiet || options.json, speech);
    const ask = (links: readonly ExternalLink[]) =>
      askLinks(links, answers, (done) => progress.show("links", done, links.length));
    const result = await checkFromDisk(options, {
      progress: progress.show,
      ...(external && { ask }),
    }).finally(progress.clear);
    printResult(result, options, speech);
    return result;
  };
  if (!watch) return (await check()).hasFailed ? 1 : 0;
  await checkOnEverySave(options.root, check, speech);
  return 0;
}

function printResult(result: CheckResult, options: ReadBuildOptions, speech: Speech): void {
  printProblems(result.problems, result.readText, process.stderr, speech);
  if (process.env.GITHUB_ACTIONS === "true") {
    const prefix = annotationPrefix(options.root, process.env.GITHUB_WORKSPACE);
    printAnnotations(result.problems, process.stderr, prefix, speech);
  }
  if (!options.quiet) printMissing(result.missing, process.stderr, speech);
  if (!options.quiet) printCheckSummary(result, process.stderr, speech);
  if (options.json) process.stdout.write(toPrintableJson(toReport(result, speech.tell)));
}

/** The report of `--json`. Its shape is part of the public interface: fields are added, never changed. */
function toReport(
  { hasFailed, problems, heldBack, pages, off, dropped, missing, stages, ms }: CheckResult,
  tell: Tell,
) {
  return {
    version: 1,
    status: hasFailed ? "failed" : "passed",
    problems: problems.map((problem) => toJsonProblem(problem, tell)),
    heldBack,
    pages,
    off,
    dropped,
    missing,
    stages,
    ms,
  };
}

/** Until a signal ends the watch. */
async function checkOnEverySave(
  root: string,
  check: () => Promise<CheckResult>,
  speech: Speech,
): Promise<void> {
  const { check: words } = speech.command;
  const print = (line: string) => void process.stderr.write(`${line}\n`);
  const interrupt = heedInterrupts();
  const queue = createRebuildQueue(async () => {
    print(words.checking);
    // A rejected check must not end the watch: the next save may correct the mistake.
    const result = await openToSignals(check).catch((error) => printCrash(error, speech));
    // A file that could not be bundled is known only from its problems.
    const faulty = result?.problems.map(({ file }) => join(root, file));
    watcher.follow([...(result?.outside ?? []), ...(faulty ?? [])]);
    print(words.waiting);
    return "completed";
  });
  const watcher = watchSite({
    root,
    poll: false,
    onChange: queue.note,
    onFallback: (why) => print(words.polling({ why: speech.tell(why) })),
  });
  await watcher.ready;
  queue.note("");
  await interrupt.asked;
  await watcher.close();
  await queue.idle();
  interrupt.end();
}

function printCrash(error: unknown, speech: Speech): undefined {
  printProblems([explainCrash(error)], () => undefined, process.stderr, speech);
}
