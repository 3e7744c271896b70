import type { ProblemCode } from "../problems/problem.ts";

/** The page of a code in the documentation: `link-broken.md`. */
export function pageOf(code: ProblemCode): string {
  return `${code.replace("/", "-")}.md`;
}
