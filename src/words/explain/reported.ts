import type { Problem } from "../problem.ts";

/** The first problem that a command reports for an example. */
export type Reported = { readonly problem: Problem; readonly line?: string | undefined };

/** The text of the file as far as it is needed for the code frame. */
export function textForFrame({ problem: { at }, line }: Reported): string | undefined {
  return at && line !== undefined ? "\n".repeat(at.line - 1) + line : undefined;
}
