import type { Value } from "../edit.ts";
import { type FieldEdit, isGroup, isList, valueAt } from "./edit-value.ts";

/** Extends the edit to add the group or list around the new field too, if it is missing or empty. */
export function withGroups(data: Value, edit: FieldEdit): FieldEdit {
  if (edit.kind !== "add" || edit.path.length === 0) return edit;
  const path = edit.path.slice(0, -1);
  const step = edit.path.at(-1) ?? "";
  if (valueAt(data, edit.path) === null && typeof step === "string") return { ...edit, kind: "set" };
  const parent = valueAt(data, path);
  if (path.length === 0 || isList(parent) || isGroup(parent) || typeof parent === "string") return edit;
  if (typeof step === "number" && step > 0) return edit;
  const value = typeof step === "number" ? [edit.value] : { [step]: edit.value };
  return withGroups(data, { kind: parent === null ? "set" : "add", path, value });
}
