import type { BuildResult } from "./build-result.ts";

/** The report of `--json`. Its shape is part of the public interface: fields are added, never changed. Times in ms. */
export function toJsonReport({ outcome, stages, reuse, ms }: BuildResult) {
  const written = outcome.status === "written" ? outcome : undefined;
  return {
    version: 1,
    status: outcome.status,
    problems: outcome.problems,
    heldBack: outcome.heldBack,
    pages: outcome.pages,
    files: written?.files ?? 0,
    bytes: written?.bytes ?? 0,
    changed: written?.changed ?? 0,
    reuse,
    stages,
    ms,
  };
}
