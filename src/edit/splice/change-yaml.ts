import { isAlias } from "yaml";
import { say } from "../../words/message.ts";
import { addMember } from "./add-member.ts";
import { type Changed, changeInSteps } from "./change-in-steps.ts";
import { editValue, type FieldEdit, isSame, valueAt } from "./edit-value.ts";
import { handAnchorOver } from "./hand-anchor-over.ts";
import { moveMember } from "./move-member.ts";
import { prove } from "./prove.ts";
import { removeMember } from "./remove-member.ts";
import { replaceValue } from "./replace-value.ts";
import { evenOut, lineEndOf, type Splice } from "./splice.ts";
import { splitEdit } from "./split-edit.ts";
import { pathToAlias, readTree, type Tree } from "./tree.ts";
import { withGroups } from "./with-groups.ts";

/**
 * Edits a field in YAML with any line ends. `order`: the field names of the group, in the order that decides where a
 * new field goes.
 */
export function changeYaml(
  written: string,
  edit: FieldEdit,
  order: readonly string[] = [],
  lineEnd = lineEndOf(written),
): Changed {
  const { text } = evenOut(written);
  const tree = readTree(text);
  if (tree === undefined) return { status: "impossible", why: say("edit/unreadable") };
  const direct = throughAlias(tree, withGroups(tree.data, edit));
  const expected = editValue(tree.data, direct);
  if (expected === undefined)
    return { status: "impossible", why: say(edit.kind === "add" ? "edit/taken" : "edit/missing") };
  if (isSame(expected, tree.data)) return { status: "done", text: written };

  const steps = splitEdit(tree, direct);
  if (steps !== undefined)
    return changeInSteps(written, steps, (text, step) => changeYaml(text, step, order, lineEnd));
  const proved = prove(written, listSplices(tree, direct, order), expected, lineEnd);
  if (proved !== undefined) return { status: "done", text: proved };
  const handed = prove(written, handAnchorOver(tree, direct.path), tree.data, lineEnd);
  if (handed !== undefined) return changeYaml(handed, direct, order, lineEnd);
  return { status: "impossible", why: say("edit/entangled") };
}

/** Replaces an alias by its whole value if the edit changes something within it. */
function throughAlias(tree: Tree, edit: FieldEdit): FieldEdit {
  const isList = edit.kind === "move" && isAlias(tree.document.getIn(edit.path, true));
  const path = pathToAlias(tree, edit.path) ?? (isList ? edit.path : undefined);
  const edited = path && editValue(tree.data, edit);
  const value = edited && valueAt(edited, path);
  return path === undefined || value === undefined ? edit : { kind: "set", path, value };
}

function listSplices(tree: Tree, edit: FieldEdit, order: readonly string[]): Iterable<readonly Splice[]> {
  switch (edit.kind) {
    case "set":
      return replaceValue(tree, edit.path, edit.value);
    case "add":
      return addMember(tree, edit.path, edit.value, order);
    case "remove":
      return removeMember(tree, edit.path);
    case "move":
      return moveMember(tree, edit.path, edit.from, edit.to);
  }
}
