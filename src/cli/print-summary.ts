import type { HeldBack } from "../model/model.ts";
import type { Problem } from "../problems/problem.ts";
import { toProjectPath } from "../system/to-project-path.ts";
import { count } from "../text/count.ts";
import type { BuildResult } from "./build-result.ts";
import { printableName } from "./printable.ts";
import type { ReadBuildOptions } from "./read-build-options.ts";

/** Prints what the build came to: a few lines that an author reads at a glance. */
export function printSummary(
  result: BuildResult,
  options: ReadBuildOptions,
  terminal: { write(text: string): unknown },
): void {
  const lines = [...summarise(result, options)];
  terminal.write(`${lines.join("\n")}\n`);
}

function* summarise({ outcome, stages, reuse, ms }: BuildResult, { root, out, verbose }: ReadBuildOptions) {
  const errors = outcome.problems.filter(({ severity }) => severity === "error").length;
  const warnings = outcome.problems.length - errors;
  const folder = printableName(toProjectPath(out, root));
  const seconds = `${(ms / 1000).toFixed(2)} s`;
  yield* describeHeldBack(outcome.heldBack);
  switch (outcome.status) {
    case "written": {
      const { pages, files, bytes, changed } = outcome;
      const size = `${(bytes / 1e6).toFixed(2)} MB`;
      yield `${count(pages.length, "page")}, ${count(files, "file")}, ${size} in ${folder}/ (${changed} changed), ${seconds}`;
      if (warnings > 0) yield count(warnings, "warning");
      break;
    }
    case "refused":
      yield `${count(errors, "error")}, ${count(warnings, "warning")}: nothing was written${asItWas(outcome.problems, folder)} (${seconds})`;
      break;
  }
  const reused = reuse.reduce((sum, kind) => sum + kind.reused, 0);
  if (reused > 0) {
    yield `reused ${reuse
      .filter((kind) => kind.reused > 0)
      .map((kind) => `${kind.reused} of ${kind.reused + kind.computed} ${kind.kind}`)
      .join(", ")}`;
  }
  if (verbose)
    for (const { stage, ms } of stages) yield `  ${stage.padEnd(12)} ${ms.toFixed(1).padStart(9)} ms`;
}

/** What must not be published into may be no folder of pages, and no folder at all. */
function asItWas(problems: readonly Problem[], folder: string): string {
  return problems.some(({ code }) => code === "publish/unsafe-folder") ? "" : `, ${folder}/ is as it was`;
}

function* describeHeldBack(heldBack: readonly HeldBack[]) {
  const drafts = heldBack.filter(({ reason }) => reason === "draft");
  const future = heldBack.filter(({ reason, part }) => reason === "future" && part === undefined);
  const items = heldBack.filter(({ part }) => part !== undefined);
  if (drafts.length > 0) yield `left out: ${count(drafts.length, "draft")} (${names(drafts)})`;
  for (const [later, what, many] of [
    [future, "entry", "entries"],
    [items, "item", "items"],
  ] as const) {
    if (later.length === 0) continue;
    const next = later.map(({ due }) => due ?? "").sort()[0];
    yield `left out: ${count(later.length, what, many)} of a later date (${names(later)}); the next is due on ${next}`;
  }
}

function names(entries: readonly HeldBack[]): string {
  const shown = entries
    .slice(0, 5)
    .map(({ file, part }) => printableName(part === undefined ? file : `${part} of ${file}`));
  const more = entries.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}
