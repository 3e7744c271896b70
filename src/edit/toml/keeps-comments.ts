import { parseTOML } from "toml-eslint-parser";
import type { FieldEdit } from "../splice/edit-value.ts";
import { lineEnd, lineStart } from "../splice/members.ts";

/**
 * True where all comments of a value are still there after an edit, each beside what it stood beside. Those of an item that
 * goes may go with it.
 */
export function keepsComments(before: string, after: string, edit: FieldEdit): boolean {
  const [old, now] = [listComments(before), listComments(after)];
  if (old.length === 0 && now.length === 0) return true;
  if (edit.kind === "remove") return now.length <= old.length && now.every((line) => old.includes(line));
  // The line of what is changed is another one.
  const left = old.filter((line) => !now.includes(line));
  return now.length === old.length && left.length <= (edit.kind === "set" ? 1 : 0);
}

/** The lines with a comment, without the commas and blanks that come and go with neighbours. */
function listComments(source: string): readonly string[] {
  const text = `v = ${source}`;
  try {
    return parseTOML(text).comments.map(({ range: [at] }) =>
      text
        .slice(lineStart(at, text), lineEnd(at, text))
        .replace(/^v = /, "")
        .replace(/[\s,]+/g, ""),
    );
  } catch {
    return ["unread"];
  }
}
