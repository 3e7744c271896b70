import type { Edit, FieldPath, Value } from "../edit.ts";
import { type FieldEdit, isGroup, valueAt } from "../splice/edit-value.ts";

/** An edit with the value that it replaced, so that it can be applied to a file that has changed since. */
export type KnownEdit = {
  readonly edit: Edit;
  readonly old: Value | undefined;
  /** The names of the fields around an added field, in their order. */
  readonly order: readonly string[];
};

/** Inverts an edit. `before` and `after` are the data of the entry, or its Markdown. */
export function invertEdit(before: Value, after: Value, edit: Edit): KnownEdit {
  if (edit.kind === "body") return { edit: { kind: "body", text: String(before) }, old: after, order: [] };
  const inverse = invert(before, edit);
  const isOfList = inverse.kind === "move" || typeof inverse.path.at(-1) === "number";
  const path = inverse.kind === "add" && isOfList ? inverse.path.slice(0, -1) : inverse.path;
  const group = valueAt(before, inverse.path.slice(0, -1));
  return { edit: inverse, old: valueAt(after, path), order: isGroup(group) ? Object.keys(group) : [] };
}

function invert(before: Value, edit: FieldEdit): FieldEdit {
  const { path } = edit;
  switch (edit.kind) {
    case "set":
      return { kind: "set", path, value: valueAt(before, path) ?? null };
    case "add":
      return invertAdd(before, path);
    case "remove":
      return { kind: "add", path, value: valueAt(before, path) ?? null };
    case "move":
      return { kind: "move", path, from: edit.to, to: edit.from };
  }
}

/** Also removes the groups that were created with the field. */
function invertAdd(before: Value, path: FieldPath): FieldEdit {
  for (let length = 1; length < path.length; length += 1) {
    const parent = path.slice(0, length);
    const held = valueAt(before, parent);
    if (held === undefined) return { kind: "remove", path: parent };
    if (held === null) return { kind: "set", path: parent, value: null };
  }
  const isNull = typeof path.at(-1) === "string" && valueAt(before, path) === null;
  return isNull ? { kind: "set", path, value: null } : { kind: "remove", path };
}
