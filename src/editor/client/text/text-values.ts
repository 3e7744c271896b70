import { NodeSelection, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { make } from "../../../dev/client/panel/make.ts";
import { placesOfNames } from "../../../text/facts.ts";
import type { NamedValue } from "../../answers.ts";
import { createAddress } from "../form/controls.ts";
import type { Control, ControlEvents } from "../form/form-context.ts";
import type { Session } from "../session.ts";
import type { NamingField } from "../values/values.ts";
import { createWordsControl } from "../values/words-control.ts";
import type { DrawAttribute } from "./boxes.ts";
import { node } from "./text-keys.ts";

/** The values that an open text names. */
export type TextValues = {
  /** Opens the value at a position. */
  open(at: number): void;
  /** Lists the values that the text may name, and inserts the chosen one at the caret. */
  choose(): void;
  /** True for typed signs that the text does not get: they would replace a value, or are the brace that lists all. */
  takeInput(signs: string): boolean;
  /** Draws an attribute of a directive, which may name values too. */
  readonly drawAttribute: DrawAttribute;
  /** The control of the address of a link. */
  createAddress(url: string, on: ControlEvents): Control;
};

export function createTextValues(
  view: () => EditorView,
  session: Session,
  { field, named }: { readonly field: NamingField; readonly named: readonly NamedValue[] },
): TextValues {
  const { words, values } = session;
  const back = () => {
    if (!view().isDestroyed) view().focus();
  };
  const detach = (value: NamedValue, at: number) => {
    const { state } = view();
    const found = state.doc.nodeAt(at);
    if (view().isDestroyed || found?.attrs.value !== value) return;
    const own = state.schema.text(value.value ?? "", found.marks);
    const { tr } = state;
    tr.replaceWith(at, at + 1, own);
    view().dispatch(tr.setSelection(TextSelection.create(tr.doc, at, at + own.nodeSize)).scrollIntoView());
    view().focus();
  };
  const choose = async () => {
    const { selection } = view().state;
    const { left, top, bottom } = view().coordsAtPos(selection.from);
    const chosen = await values.choose(field, new DOMRect(left, top, 0, bottom - top));
    if (view().isDestroyed) return;
    view().focus();
    if (chosen === undefined) return;
    const { tr } = view().state;
    if (chosen === "brace") tr.insertText("{");
    else tr.replaceSelectionWith(node("value").create({ value: chosen }));
    view().dispatch(tr.scrollIntoView());
  };
  return {
    open: (at) => {
      const { doc, tr } = view().state;
      const value = doc.nodeAt(at)?.attrs.value as NamedValue | undefined;
      if (value === undefined) return;
      view().dispatch(tr.setSelection(NodeSelection.create(doc, at)));
      void values.open(field, value, { detach: () => detach(value, at), back }).then(() => {
        // The page is narrower beside the sheet.
        if (!view().isDestroyed) view().dispatch(view().state.tr.scrollIntoView());
      });
    },
    choose: () => void choose(),
    takeInput: (signs) => {
      const { selection, storedMarks } = view().state;
      if (selection instanceof NodeSelection && selection.node.type.name === "value") {
        session.note(words["value.typed"]);
        return true;
      }
      const { $from } = selection;
      const isCode =
        $from.parent.type.spec.code ||
        (storedMarks ?? $from.marks()).some(({ type }) => type.name === "code");
      if (signs !== "{" || isCode || named.length === 0) return false;
      void choose();
      return true;
    },
    createAddress: (url, on) => {
      const isNaming = placesOfNames(url).some(({ name }) => named.some((value) => value.name === name));
      const ways = (element: HTMLElement, index: number) => ({
        detach: () => void values.detach(element, index),
        back: () => element.focus(),
      });
      const typed = isNaming && createWordsControl(on, session, { field, named, ways, looks: "line" });
      const control = createAddress(on, session, typed || undefined);
      control.write(url);
      return control;
    },
    drawAttribute: (label, text, change) => {
      let last = text;
      const control = createWordsControl({ input: () => {}, change: () => commit() }, session, {
        field,
        named,
        ways: (element, index) => ({
          detach: () => {
            values.detach(element, index);
            commit();
            element.focus();
          },
          back: () => element.focus(),
        }),
      });
      const commit = () => {
        const read = String(control.read());
        if (read === last) return;
        last = read;
        change(read);
      };
      control.write(text);
      control.main.setAttribute("aria-label", label);
      control.main.addEventListener("blur", commit);
      return make(
        "div",
        { class: "attribute" },
        make("span", { "aria-hidden": "true" }, label),
        control.element,
      );
    },
  };
}
