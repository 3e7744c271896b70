import type { Data } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import type { Tell } from "../words/tell.ts";
import type { BuildResult } from "./build-result.ts";

/** The report of `--json`. Its shape is part of the public interface: fields are added, never changed. Times in ms. */
export function toJsonReport({ outcome, stages, reuse, ms }: BuildResult, tell: Tell) {
  const written = outcome.status === "written" ? outcome : undefined;
  return {
    version: 1,
    status: outcome.status,
    problems: outcome.problems.map((problem) => toJsonProblem(problem, tell)),
    heldBack: outcome.heldBack,
    pages: outcome.pages,
    off: outcome.off ?? [],
    dropped: outcome.dropped ?? {},
    missing: outcome.missing ?? [],
    files: written?.files ?? 0,
    bytes: written?.bytes ?? 0,
    changed: written?.changed ?? 0,
    reuse,
    stages,
    ms,
  };
}

/** A problem in the reports of `--json`. `data` holds the values of its message, whose words depend on the language. */
export function toJsonProblem({ message, hint, ...problem }: Problem, tell: Tell) {
  const data: Data = typeof message === "string" ? {} : message.data;
  return { ...problem, data, message: tell(message), ...(hint !== undefined && { hint: tell(hint) }) };
}
