import type { Node } from "prosemirror-model";
import { NodeSelection, Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { DirectiveForm } from "../../../../edit/text-protocol.ts";
import { node } from "./text-keys.ts";

/**
 * Inserts a directive after the top-level block with the caret, because the build allows directives only between top-level
 * blocks. Replaces an empty paragraph.
 */
export function insertDirective(
  view: EditorView,
  name: string,
  form: DirectiveForm,
  attributes: Readonly<Record<string, string>>,
): void {
  const block = createDirective(name, form, attributes);
  const { tr, selection } = view.state;
  const { $from, to } = selection;
  const top = $from.depth === 0 ? undefined : $from.node(1);
  const isBlank = top?.type === node("paragraph") && top.content.size === 0;
  const at = top === undefined ? to : isBlank ? $from.before(1) : $from.after(1);
  tr.replaceWith(at, isBlank ? $from.after(1) : at, block);
  const inner = block.isAtom ? NodeSelection.create(tr.doc, at) : Selection.near(tr.doc.resolve(at + 1));
  view.dispatch(tr.setSelection(inner).scrollIntoView());
}

function createDirective(
  name: string,
  { holdsBlocks }: DirectiveForm,
  attributes: Readonly<Record<string, string>>,
): Node {
  if (holdsBlocks) return node("directive").create({ name, attributes }, node("paragraph").create());
  return node("card").create({ tree: { type: "leafDirective", name, attributes, children: [] } });
}
