import { count } from "../text/count.ts";
import type { CheckResult } from "./check-site.ts";

/** Prints what a check came to, in a line or two. */
export function printCheckSummary(
  { problems, pages, heldBack, isComplete, ms }: CheckResult,
  terminal: { write(text: string): unknown },
): void {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const found = [
    ...(errors > 0 ? [count(errors, "error")] : []),
    ...(problems.length > errors ? [count(problems.length - errors, "warning")] : []),
  ];
  const left = heldBack.length > 0 ? `, ${heldBack.length} held back (--drafts checks them too)` : "";
  const what = found.length === 0 ? "nothing found" : found.join(", ");
  terminal.write(`${count(pages.length, "page")} checked${left}: ${what} (${(ms / 1000).toFixed(2)} s)\n`);
  if (!isComplete) terminal.write("the pages themselves are checked once the errors are mended\n");
}
