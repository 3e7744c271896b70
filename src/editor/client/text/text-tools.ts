import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { wrapInList } from "prosemirror-schema-list";
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  type Transaction,
} from "prosemirror-state";
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from "prosemirror-tables";
import type { EditorView } from "prosemirror-view";
import { make } from "../../../dev/client/panel/make.ts";
import type { DirectiveForm } from "../../answers.ts";
import { drawIcon } from "../icon.ts";
import type { EditWords } from "../session.ts";
import { mark, node } from "./text-keys.ts";

/** The icons of the tools, as lines on a grid of 20 units. */
const lines = {
  bold: "M6 3.5h5a3.2 3.2 0 0 1 0 6.5H6zm0 6.5h6a3.2 3.2 0 0 1 0 6.5H6z",
  italic: "M8.5 3.5h6m-9 13h6m.5-13-3.5 13",
  code: "m7 5.500-4.500 4.500L7 14.500m6-9 4.500 4.500-4.500 4.500",
  link: "M8 12a3.500 3.500 0 0 0 5 0l3-3a3.500 3.500 0 0 0-5-5l-1 1m2 3a3.500 3.500 0 0 0-5 0l-3 3a3.500 3.500 0 0 0 5 5l1-1",
  bullets: "M8 5h9M8 10h9m-9 5h9M3.500 5h.01M3.500 10h.01M3.500 15h.01",
  numbers: "M8 5h9M8 10h9m-9 5h9M3 3.500l1-.5v4M2.800 13.500c.500-1 2-.800 2 .2 0 .8-2 1.800-2 2.800h2.200",
  quote: "M4 4v12M8 7h9m-9 4h9m-9 4h5",
  table: "M3 4h14v12H3zM3 8h14M3 12h14M8.500 4v12",
  image: "M3 4h14v12H3zm0 10 4.500-4.500 3.500 3.500 2.500-2.500L17 14M12.500 7.500h.01",
  insert: "M10 4v12M4 10h12",
};

/** The toolbar of an open text, above the bar: kinds of blocks, marks, lists, tables. */
export type TextTools = { readonly element: HTMLElement; draw(state: EditorState): void; focus(): void };

export function createTextTools(
  words: EditWords,
  depths: readonly number[],
  on: {
    readonly run: (command: Command) => void;
    readonly link: Command;
    readonly image: Command;
    readonly insert: () => void;
    readonly source: () => void;
    readonly end: () => void;
    /** Moves the focus back to the text. */
    readonly back: () => void;
  },
): TextTools {
  const kinds = make("select", { "aria-label": words["text.kind"] });
  kinds.append(
    make("option", { value: "paragraph" }, words["text.paragraph"]),
    ...depths.map((depth, index) =>
      make("option", { value: String(depth) }, words["text.heading"]({ level: index + 1 })),
    ),
    make("option", { value: "code_block" }, words["text.code-block"]),
    make("option", { value: "", hidden: true }, "…"),
  );
  takeChoice(kinds, on.back, () => {
    const depth = Number(kinds.value);
    on.run(depth > 0 ? setBlockType(node("heading"), { depth }) : setBlockType(node(kinds.value)));
  });
  const tools: readonly Tool[] = [
    { icon: lines.bold, word: words["text.strong"], run: toggleMark(mark("strong")), isOn: has("strong") },
    {
      icon: lines.italic,
      word: words["text.emphasis"],
      run: toggleMark(mark("emphasis")),
      isOn: has("emphasis"),
    },
    { icon: lines.code, word: words["text.code"], run: toggleMark(mark("code")), isOn: has("code") },
    { icon: lines.link, word: words["text.link"], run: on.link, isOn: has("link") },
    {
      icon: lines.bullets,
      word: words["text.bullets"],
      run: toggleList("bullet_list"),
      isOn: isIn("bullet_list"),
    },
    {
      icon: lines.numbers,
      word: words["text.numbers"],
      run: toggleList("ordered_list"),
      isOn: isIn("ordered_list"),
    },
    { icon: lines.quote, word: words["text.quote"], run: toggleQuote, isOn: isIn("blockquote") },
    { icon: lines.table, word: words["text.table"], run: insertTable },
    { icon: lines.image, word: words["text.image"], run: on.image },
  ];
  const buttons = tools.map((tool) => {
    const button = make(
      "button",
      { type: "button", title: tool.word, "aria-label": tool.word, click: () => on.run(tool.run) },
      drawIcon(tool.icon),
    );
    return { tool, button };
  });
  const cells = make(
    "span",
    { class: "cells", role: "group", "aria-label": words["text.table"] },
    ...tableTools(words).map(([word, command]) =>
      make("button", { type: "button", click: () => on.run(command) }, word),
    ),
  );
  const element = make(
    "div",
    { class: "text-tools", role: "toolbar", "aria-label": words["text.tools"] },
    kinds,
    ...buttons.map(({ button }) => button),
    cells,
    make(
      "button",
      { type: "button", class: "worded", "aria-haspopup": "dialog", click: on.insert },
      drawIcon(lines.insert),
      words["text.insert"],
    ),
    make("button", { type: "button", class: "source", click: on.source }, words["text.source"]),
    make("button", { type: "button", class: "main", click: on.end }, words["text.end"]),
  );
  // Keeps the focus and the selection in the text when a button is pressed.
  for (const press of ["pointerdown", "mousedown"])
    element.addEventListener(press, (event) => {
      if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
    });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    on.back();
  });
  return {
    element,
    focus: () => kinds.focus(),
    draw: (state) => {
      const { parent } = state.selection.$from;
      const kind = parent.type.name === "heading" ? String(parent.attrs.depth) : parent.type.name;
      kinds.value = kind;
      if (kinds.value !== kind) kinds.value = "";
      for (const { tool, button } of buttons) {
        if (tool.isOn) button.setAttribute("aria-pressed", String(tool.isOn(state)));
      }
      cells.hidden = !isInTable(state);
    },
  };
}

/**
 * Applies a choice made with arrow keys only at Enter or Tab: they change a closed list at each step, and each kind of
 * block on the way would change the text.
 */
function takeChoice(list: HTMLSelectElement, back: () => void, take: () => void): void {
  let before: string | undefined;
  list.addEventListener("keydown", (event) => {
    if (event.altKey || event.key === " ") return;
    if (event.key === "Enter" || (event.key === "Tab" && before !== undefined)) {
      event.preventDefault();
      if (before === undefined) back();
      else take();
      before = undefined;
    } else if (event.key === "Escape" && before !== undefined) {
      list.value = before;
      before = undefined;
    } else if (event.key !== "Tab" && event.key !== "Shift") before ??= list.value;
  });
  list.addEventListener("blur", () => {
    if (before !== undefined) list.value = before;
    before = undefined;
  });
  list.addEventListener("change", () => {
    if (before === undefined) take();
  });
}

type Tool = {
  /** Its lines. */
  readonly icon: string;
  readonly word: string;
  readonly run: Command;
  readonly isOn?: (state: EditorState) => boolean;
};

function tableTools(words: EditWords): readonly (readonly [string, Command])[] {
  return [
    [words["text.row.add"], addRowAfter],
    [words["text.row.remove"], deleteRow],
    [words["text.column.add"], addColumnAfter],
    [words["text.column.remove"], deleteColumn],
    [words["text.table.remove"], deleteTable],
  ];
}

function has(name: string) {
  return ({ selection, storedMarks, doc }: EditorState): boolean => {
    const type = mark(name);
    const { from, to, empty, $from } = selection;
    if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
    return doc.rangeHasMark(from, to, type);
  };
}

function isIn(name: string) {
  return ({ selection: { $from } }: EditorState): boolean => {
    for (let depth = $from.depth; depth > 0; depth -= 1)
      if ($from.node(depth).type.name === name) return true;
    return false;
  };
}

function toggleList(name: "bullet_list" | "ordered_list"): Command {
  return (state, dispatch) =>
    isIn(name)(state) ? lift(state, dispatch) : wrapInList(node(name))(state, dispatch);
}

const toggleQuote: Command = (state, dispatch) =>
  isIn("blockquote")(state) ? lift(state, dispatch) : wrapIn(node("blockquote"))(state, dispatch);

const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const row = (type: string) => node("table_row").create(null, [node(type).create(), node(type).create()]);
  const table = node("table").create(null, [row("table_header"), row("table_cell")]);
  dispatch?.(insertBlock(state, table));
  return true;
};

export function runOn(view: EditorView): (command: Command) => void {
  return (command) => {
    // Before the command, because a box that it opens takes the focus.
    view.focus();
    command(view.state, view.dispatch, view);
  };
}

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
