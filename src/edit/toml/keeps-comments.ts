import { parseTOML } from "toml-eslint-parser";
import type { FieldEdit } from "../splice/edit-value.ts";
import { lineEnd, lineStart } from "../splice/members.ts";

/** True if an edit keeps the comments of a value beside the same text. A removed item may take its comments with it. */
export function keepsComments(before: string, after: string, edit: FieldEdit): boolean {
  const [old, now] = [listComments(before), listComments(after)];
  if (old.length === 0 && now.length === 0) return true;
  if (edit.kind === "remove") return now.length <= old.length && now.every((line) => old.includes(line));
  // The changed value may have a comment on its line, which then differs.
  const left = old.filter((line) => !now.includes(line));
  return now.length === old.length && left.length <= (edit.kind === "set" ? 1 : 0);
}

/** Lists the lines with comments, without commas and spaces, which depend on the neighbours of an item. */
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
