import type { Kind } from "../model/memory/kinds.ts";
import type { HeldBack, Stage } from "../model/model.ts";
import { toProjectPath } from "../store/disk.ts";
import type { Problem } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import type { BuildResult } from "./build-result.ts";
import { describeDropped, describeOff } from "./describe-left-out.ts";
import { printableName } from "./printable.ts";
import type { ReadBuildOptions } from "./read-build-options.ts";

type Words = Speech["command"];

/** Prints the result of a build in a few lines. */
export function printSummary(
  result: BuildResult,
  options: ReadBuildOptions,
  terminal: { write(text: string): unknown },
  { command }: Pick<Speech, "command">,
): void {
  const lines = [...summarise(result, options, command)];
  terminal.write(`${lines.join("\n")}\n`);
}

function* summarise(
  { outcome, stages, reuse, ms }: BuildResult,
  { root, out, verbose }: ReadBuildOptions,
  words: Words,
) {
  const { build } = words;
  const kinds: Readonly<Record<Kind, string>> = words.kinds;
  const errors = outcome.problems.filter(({ severity }) => severity === "error").length;
  const warnings = outcome.problems.length - errors;
  const folder = printableName(toProjectPath(out, root));
  yield* describeHeldBack(outcome.heldBack, build);
  yield* describeDropped(outcome.dropped ?? {}, words);
  yield* describeOff(outcome.off ?? [], words);
  switch (outcome.status) {
    case "written": {
      const { pages, files, bytes, changed } = outcome;
      yield build.written({ pages: pages.length, files, bytes, folder, changed, ms });
      if (warnings > 0) yield build.warnings({ count: warnings });
      break;
    }
    case "refused":
      yield isUnsafe(outcome.problems)
        ? build.refused({ errors, warnings, ms })
        : build.untouched({ errors, warnings, ms, folder });
      break;
  }
  const reused = reuse
    .filter((kind) => kind.reused > 0)
    .map(({ kind, reused, computed }) =>
      build.reusedKind({ kind: kinds[kind], reused, all: reused + computed }),
    );
  if (reused.length > 0) yield build.reused({ kinds: reused });
  if (verbose) yield* listStages(stages, words);
}

/** When the output folder was refused, it may hold something else than pages, so nothing is said about its content. */
function isUnsafe(problems: readonly Problem[]): boolean {
  return problems.some(({ code }) => code === "publish/unsafe-folder");
}

function listStages(stages: BuildResult["stages"], words: Words): readonly string[] {
  const names: Readonly<Record<Stage, string>> = words.stages;
  return stages.map(
    ({ stage, ms }) => `  ${names[stage].padEnd(13)} ${words.build.tenths({ ms }).padStart(9)} ms`,
  );
}

function* describeHeldBack(heldBack: readonly HeldBack[], build: Words["build"]) {
  const drafts = heldBack.filter(({ reason }) => reason === "draft");
  const future = heldBack.filter(({ reason, part }) => reason === "future" && part === undefined);
  const items = heldBack.filter(({ part }) => part !== undefined);
  if (drafts.length > 0) yield build.draftsLeft({ count: drafts.length, names: nameSome(drafts, build) });
  if (future.length > 0) yield build.entriesLeft(describeLater(future, build));
  if (items.length > 0) yield build.itemsLeft(describeLater(items, build));
}

function describeLater(later: readonly HeldBack[], build: Words["build"]) {
  const [next = ""] = later.map(({ due }) => due ?? "").sort();
  return { count: later.length, names: nameSome(later, build), next };
}

function nameSome(entries: readonly HeldBack[], build: Words["build"]): string {
  const names = entries
    .slice(0, 5)
    .map(({ file, part }) => printableName(part === undefined ? file : build.part({ part, file })));
  return build.names({ names, more: entries.length - names.length });
}
