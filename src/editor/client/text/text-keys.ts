import { baseKeymap, chainCommands, exitCode, toggleMark } from "prosemirror-commands";
import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import {
  type Command,
  type EditorState,
  type Plugin,
  Selection,
  TextSelection,
  type Transaction,
} from "prosemirror-state";
import { addRowAfter, goToNextCell } from "prosemirror-tables";
import type { StepName } from "../../requests.ts";
import { textSchema } from "./text-schema.ts";

/** The plug-ins for keys, and for Markdown signs that are converted while they are typed. */
export function textKeys(on: {
  readonly link: Command;
  readonly leave: (to?: "next" | "previous") => void;
  readonly step: (name: StepName) => void;
  readonly tools: () => void;
}): readonly Plugin[] {
  const lineBreak: Command = (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(node("hard_break").create()).scrollIntoView());
    return true;
  };
  /** Takes the key in any case, so that nothing beside the text is undone. */
  const step = (name: StepName) => (): boolean => {
    on.step(name);
    return true;
  };
  const leave = (to?: "next" | "previous") => (): boolean => {
    on.leave(to);
    return true;
  };
  return [
    inputRules({ rules: signs() }),
    keymap({
      "Mod-z": step("undo"),
      "Mod-Shift-z": step("redo"),
      "Mod-y": step("redo"),
      "Mod-b": toggleMark(mark("strong")),
      "Mod-i": toggleMark(mark("emphasis")),
      "Mod-e": toggleMark(mark("code")),
      "Mod-k": on.link,
      // The usual key of editors for the toolbar.
      "Alt-F10": () => {
        on.tools();
        return true;
      },
      Enter: splitListItem(node("list_item")),
      "Shift-Enter": chainCommands(exitCode, lineBreak),
      // Where Tab has no use in the text, it moves to the next field, as it does in every other field.
      Tab: chainCommands(goToNextCell(1), goToNewRow, sinkListItem(node("list_item")), leave("next")),
      "Shift-Tab": chainCommands(goToNextCell(-1), liftListItem(node("list_item")), leave("previous")),
      Escape: leave(),
      ArrowDown: goBelow,
      "Mod-Enter": chainCommands(exitCode, beginBelow),
      "Mod-End": goToEnd(false),
      "Shift-Mod-End": goToEnd(true),
      // On a Mac.
      "Meta-ArrowDown": goToEnd(false),
      "Shift-Meta-ArrowDown": goToEnd(true),
    }),
    keymap(baseKeymap),
  ];
}

/** The end of the text, before its footnotes. */
function endOfText(doc: Node): number {
  let end = doc.content.size;
  for (let at = doc.childCount - 1; at >= 0 && doc.child(at).type.name === "footnote"; at -= 1)
    end -= doc.child(at).nodeSize;
  return end;
}

/** True for a block that no key leads out of: a table, a box, code. */
function isClosed({ isTextblock, type }: Node): boolean {
  if (isTextblock) return type.spec.code === true;
  return !["bullet_list", "ordered_list", "blockquote"].includes(type.name);
}

/** Begins a paragraph at a place between blocks. */
function beginAt(place: number, state: EditorState, dispatch?: (tr: Transaction) => void): boolean {
  const tr = state.tr.insert(place, node("paragraph").create());
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(place + 1))).scrollIntoView());
  return true;
}

/** Begins a paragraph below the block in which the caret stands. */
const beginBelow: Command = (state, dispatch) => {
  const { $head } = state.selection;
  return $head.depth > 0 && isClosed($head.node(1)) && beginAt($head.after(1), state, dispatch);
};

/** From the last line of a table, a box or code at the end of a text, begins a paragraph below it. */
export const goBelow: Command = (state, dispatch, view) => {
  const { $head, empty } = state.selection;
  if (!empty || $head.depth === 0 || $head.after(1) !== endOfText(state.doc)) return false;
  const block = $head.node(1);
  const isLast =
    block.type.name === "table"
      ? $head.index(1) === block.childCount - 1
      : $head.end() + $head.depth - 1 === $head.end(1);
  if (!isLast || view?.endOfTextblock("down") === false) return false;
  return beginBelow(state, dispatch);
};

/**
 * Goes to the end of the text, before its footnotes, as word processors do: below a table or a box that ends it. From a
 * footnote on, the browser goes to the end of all.
 */
export function goToEnd(isSelecting: boolean): Command {
  return (state, dispatch) => {
    const { doc, selection } = state;
    const end = endOfText(doc);
    if (end === 0 || selection.head > end) return false;
    const block = doc.resolve(end).nodeBefore;
    if (!isSelecting && block && isClosed(block)) return beginAt(end, state, dispatch);
    const last = Selection.near(doc.resolve(end), -1);
    const next = isSelecting ? TextSelection.between(selection.$anchor, last.$head) : last;
    dispatch?.(state.tr.setSelection(next).scrollIntoView());
    return true;
  };
}

/** Adds a row below the last cell of a table, and goes to its first cell. */
const goToNewRow: Command = (state, dispatch, view) => {
  if (!addRowAfter(state, dispatch)) return false;
  if (view) goToNextCell(1)(view.state, dispatch);
  return true;
};

function signs(): readonly InputRule[] {
  return [
    textblockTypeInputRule(/^(#{2,6})\s$/, node("heading"), (match) => ({ depth: match[1]?.length ?? 2 })),
    textblockTypeInputRule(/^```$/, node("code_block")),
    wrappingInputRule(/^\s*[-*]\s$/, node("bullet_list")),
    wrappingInputRule(/^(\d+)\.\s$/, node("ordered_list"), (match) => ({ start: Number(match[1]) })),
    wrappingInputRule(/^\s*>\s$/, node("blockquote")),
    marked(/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, mark("strong")),
    marked(/(?<!\*)\*([^*\s](?:[^*]*[^*\s])?)\*$/, mark("emphasis")),
    marked(/`([^`]+)`$/, mark("code")),
  ];
}

/** Turns words between two signs into marked words without the signs. */
function marked(sign: RegExp, type: MarkType): InputRule {
  return new InputRule(sign, (state, match, start, end) => {
    const [, words = ""] = match;
    const text = textSchema.text(words, [type.create()]);
    return state.tr.replaceWith(start, end, text).removeStoredMark(type);
  });
}

export function node(name: string): NodeType {
  const type = textSchema.nodes[name];
  if (type === undefined) throw new Error(`the schema has no ${name}`);
  return type;
}

export function mark(name: string): MarkType {
  const type = textSchema.marks[name];
  if (type === undefined) throw new Error(`the schema has no ${name}`);
  return type;
}
