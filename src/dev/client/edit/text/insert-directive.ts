import type { Node } from "prosemirror-model";
import type { EditorView } from "prosemirror-view";
import type { DirectiveForm } from "../../../../edit/text-protocol.ts";
import { insertBlock } from "./insert-block.ts";
import { node } from "./text-keys.ts";

/** Inserts a directive. The build allows directives only between top-level blocks. */
export function insertDirective(
  view: EditorView,
  name: string,
  form: DirectiveForm,
  attributes: Readonly<Record<string, string>>,
): void {
  view.dispatch(insertBlock(view.state, createDirective(name, form, attributes)));
}

function createDirective(
  name: string,
  { holdsBlocks }: DirectiveForm,
  attributes: Readonly<Record<string, string>>,
): Node {
  if (holdsBlocks) return node("directive").create({ name, attributes }, node("paragraph").create());
  return node("card").create({ tree: { type: "leafDirective", name, attributes, children: [] } });
}
