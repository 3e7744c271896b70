import type { BuildOutcome, StageTime } from "../model/model.ts";
import { type BuildIo, build } from "../pipeline/build.ts";
import { checkOutputFolder } from "../store/output-folder.ts";
import { createDiskIo } from "../system/disk-io.ts";
import type { LookAhead } from "../system/threads/look-ahead.ts";
import type { CommandSpeech } from "../words/speech.ts";
import { clearTheWay } from "./clear-the-way.ts";
import { keepHeapSmall } from "./keep-heap-small.ts";
import { createMeasure } from "./measure.ts";
import { annotationPrefix, printAnnotations } from "./print-annotations.ts";
import { printProblems } from "./print-problems.ts";
import { printSummary } from "./print-summary.ts";
import { toPrintableJson } from "./printable.ts";
import { createProgress } from "./progress.ts";
import { type RawBuildOptions, readBuildOptions } from "./read-build-options.ts";
import { refuseChange } from "./refuse-change.ts";
import { toJsonReport } from "./to-json-report.ts";

/** Runs `site build` and returns its exit status. Diagnostics go to stderr, the JSON report to stdout. */
export async function runBuild(
  raw: RawBuildOptions,
  speech: CommandSpeech,
  ahead?: LookAhead,
): Promise<number> {
  const start = performance.now();
  const options = readBuildOptions(raw);
  await clearTheWay(options.root, speech.loadAll);
  const unsafe = checkOutputFolder(options.out, options.root);
  const stages: StageTime[] = [];
  const progress = createProgress(process.stderr, options.quiet || options.json, speech);
  const interrupt = createInterrupt();
  const disk = createDiskIo({ ...options, ahead, signal: interrupt.signal });
  const io: BuildIo = {
    ...disk,
    readContent: keepHeapSmall(disk.readContent),
    publish: (files, site) => interrupt.heedDuring(() => disk.publish(files, site)),
    progress: progress.show,
    measure: createMeasure(stages),
  };

  const wanted = { ...options, workbench: false, weigh: options.json, now: new Date() };
  const outcome: BuildOutcome =
    unsafe === undefined
      ? await build(io, wanted).catch(refuseChange)
      : { status: "refused", problems: [unsafe], heldBack: [], shownDrafts: [], pages: [] };
  progress.clear();
  if (outcome.status === "written") disk.prune();
  else disk.flush();
  ahead?.thread.close();

  const result = { outcome, stages, reuse: disk.counts(), ms: performance.now() - start };
  if (outcome.problems.length > 0) {
    const all = await speech.loadAll();
    printProblems(outcome.problems, disk.readText, process.stderr, all);
    if (process.env.GITHUB_ACTIONS === "true") {
      const prefix = annotationPrefix(options.root, process.env.GITHUB_WORKSPACE);
      printAnnotations(outcome.problems, process.stderr, prefix, all);
    }
  }
  if (!options.quiet) printSummary(result, options, process.stderr, speech);
  if (disk.hasFailedToStore()) process.stderr.write(`${speech.command.build.notRemembered}\n`);
  if (options.json) {
    const { tell } = await speech.loadAll();
    process.stdout.write(toPrintableJson(toJsonReport(result, tell)));
  }
  if (interrupt.signal.aborted) return 130;
  // A default output folder that is refused is a problem of the site, not of the command line.
  if (unsafe?.code === "publish/unsafe-folder" && raw.out !== "dist") return 2;
  return outcome.status === "written" ? 0 : 1;
}

/**
 * Before publishing, Ctrl-C ends the process at once. During publishing, the first Ctrl-C ends it as soon as no file is
 * half-written, a second one at once.
 */
function createInterrupt() {
  const controller = new AbortController();
  const onInterrupt = () => {
    if (controller.signal.aborted) process.exit(130);
    controller.abort();
  };
  return {
    signal: controller.signal,
    async heedDuring<T>(work: () => Promise<T>): Promise<T> {
      process.on("SIGINT", onInterrupt);
      try {
        return await work();
      } finally {
        process.off("SIGINT", onInterrupt);
      }
    },
  };
}
