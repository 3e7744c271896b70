import type { Speech } from "../words/speech.ts";
import type { CheckResult } from "./check-from-disk.ts";
import { describeDropped, describeOff } from "./describe-left-out.ts";

/** Prints the result of a check in a line or two. */
export function printCheckSummary(
  { problems, pages, heldBack, isComplete, off, dropped, ms }: CheckResult,
  terminal: { write(text: string): unknown },
  { command }: Speech,
): void {
  const { check } = command;
  for (const line of [...describeDropped(dropped, command), ...describeOff(off, command)])
    terminal.write(`${line}\n`);
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const found = { errors, warnings: problems.length - errors };
  terminal.write(`${check.done({ pages: pages.length, heldBack: heldBack.length, ...found, ms })}\n`);
  if (!isComplete) terminal.write(`${check.incomplete}\n`);
}
