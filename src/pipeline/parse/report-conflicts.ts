import type { SourceFile } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

/**
 * Reports each unfinished Git merge. Returns true when there is one: nothing else is worth reporting for such a file.
 */
export function reportConflicts(source: SourceFile, report: Report): boolean {
  const conflicts = mayConflict(source) ? findConflicts(source.text) : [];
  for (const { ours, middle, theirs } of conflicts) {
    report({
      code: "source/conflict",
      severity: "error",
      file: source.file,
      at: { line: ours.line, column: 1, length: ours.written.length },
      message: say("source/conflict", {
        ours: versionName(ours),
        middle: middle.line,
        theirs: versionName(theirs),
        last: theirs.line,
      }),
      hint: say("source/conflict.hint"),
    });
  }
  return conflicts.length > 0;
}

/** Searches bytes, so that hardly any file has to be decoded for this. */
function mayConflict({ bytes }: SourceFile): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes("<<<<<<< ");
}

/** A line that Git writes around two versions. Lines count from 1. */
type Mark = { readonly written: string; readonly line: number };
type Conflict = Readonly<Record<"ours" | "middle" | "theirs", Mark>>;

/** All three marks in order: a line of seven = alone is a Markdown heading. */
function findConflicts(text: string): readonly Conflict[] {
  const conflicts: Conflict[] = [];
  let ours: Mark | undefined;
  let middle: Mark | undefined;
  for (const [index, written] of text.split("\n").entries()) {
    const mark = { written, line: index + 1 };
    if (/^<{7} /.test(written)) [ours, middle] = [mark, undefined];
    else if (ours !== undefined && written === "=======") middle ??= mark;
    else if (ours !== undefined && middle !== undefined && /^>{7} /.test(written)) {
      conflicts.push({ ours, middle, theirs: mark });
      ours = undefined;
    }
  }
  return conflicts;
}

/** Git’s name of a version: `HEAD`, a branch, or a commit and its subject. */
function versionName({ written }: Mark): string {
  return written.slice("<<<<<<< ".length).trim();
}
