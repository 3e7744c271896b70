import type { Node } from "prosemirror-model";
import { type EditorState, NodeSelection, Selection, type Transaction } from "prosemirror-state";
import { node } from "./text-keys.ts";

/** Inserts a block after the top-level block with the caret, and moves the caret into it. Replaces an empty paragraph. */
export function insertBlock({ tr, selection }: EditorState, block: Node): Transaction {
  const { $from, to } = selection;
  const top = $from.depth === 0 ? undefined : $from.node(1);
  const isBlank = top?.type === node("paragraph") && top.content.size === 0;
  const at = top === undefined ? to : isBlank ? $from.before(1) : $from.after(1);
  tr.replaceWith(at, isBlank ? $from.after(1) : at, block);
  const inner = block.isAtom ? NodeSelection.create(tr.doc, at) : Selection.near(tr.doc.resolve(at + 1));
  return tr.setSelection(inner).scrollIntoView();
}
