import { type Message, say } from "../../words/message.ts";
import type { Edit, FieldPath } from "../edit.ts";
import { changeHead } from "./head.ts";
import { layTyped } from "./lay-typed.ts";
import { type Format, openFile } from "./open-file.ts";
import { evenOut, lineEndOf, spliceText } from "./splice.ts";

export type Applied =
  | { readonly status: "done"; readonly bytes: Uint8Array }
  | { readonly status: "impossible"; readonly why: Message };

/**
 * Edits one field of a file of `content/`. The field reads back as the new value, everything else as before, and no
 * byte outside the edit changes. `within`: the path of the entry in its file. `order`: the field names of the group, in
 * the order that decides where a new field goes.
 */
export function applyEdit(
  bytes: Uint8Array,
  format: Format,
  within: FieldPath,
  edit: Edit,
  order: readonly string[] = [],
): Applied {
  const file = openFile(bytes, format);
  if (file === undefined) return { status: "impossible", why: say("edit/unreadable") };
  const lineEnd = lineEndOf(file.written);
  if (edit.kind === "body") {
    if (file.body === undefined) return { status: "impossible", why: say("edit/missing") };
    const { text } = evenOut(file.body);
    const body = spliceText(
      file.body,
      [{ from: 0, to: text.length, text: evenOut(edit.text).text }],
      lineEnd,
    );
    return { status: "done", bytes: file.close({ body }) };
  }
  const path = [...within, ...edit.path];
  const changed = changeHead(file.head, { ...edit, path }, order, lineEnd);
  if (changed.status === "impossible") return changed;
  // Authors type values as YAML, so front matter in TOML gets the value as we write it.
  const isTyped = file.head.language === "yaml" && (edit.kind === "set" || edit.kind === "add");
  const typed = isTyped ? edit.typed : undefined;
  const head = typed === undefined ? changed.text : layTyped(changed.text, path, typed, lineEnd);
  return { status: "done", bytes: file.close({ head }) };
}
