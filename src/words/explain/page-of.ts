import type { ProblemCode } from "../problem.ts";

/** The documentation page of a code: `link-broken.md`. */
export function pageOf(code: ProblemCode): string {
  return `${code.replace("/", "-")}.md`;
}
