import type { EditorState } from "prosemirror-state";
import { Selection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { make } from "../../panel/make.ts";
import type { Session } from "../session.ts";
import { nextNote } from "./notes.ts";
import { placeBox } from "./place-box.ts";
import { node } from "./text-keys.ts";

export function mayHoldNote({ selection: { $to } }: EditorState): boolean {
  return $to.parent.inlineContent && $to.parent.canReplaceWith($to.index(), $to.index(), node("chip"));
}

/** Asks for the words of a footnote. Inserts its reference at the caret and the note at the end of the text. */
export function openFootnoteBox(view: EditorView, session: Session): void {
  const { words, announce } = session;
  const area = make("textarea", {
    rows: "3",
    "aria-label": words["text.footnote.text"],
  });
  const told = make("p", { class: "needed" });
  const put = () => {
    const text = area.value.trim().split(/\s+/).join(" ");
    if (text === "") {
      told.textContent = words["text.needed"]({ what: words["text.footnote.text"] });
      announce(told.textContent);
      return area.focus();
    }
    insertNote(view, text);
    close();
  };
  area.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || event.shiftKey) return;
    event.preventDefault();
    put();
  });
  const { close } = placeBox(view, session, words["text.footnote"], [
    make("h2", {}, words["text.footnote"]),
    area,
    told,
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: put }, words["add.insert"]),
      make("button", { type: "button", click: () => close() }, words["form.cancel"]),
    ),
  ]);
  area.focus();
}

function insertNote(view: EditorView, text: string): void {
  const { tr, selection, schema, doc } = view.state;
  const name = nextNote(doc);
  const named = { identifier: name, label: name };
  const note = node("footnote").create(named, node("paragraph").create(null, schema.text(text)));
  tr.insert(doc.content.size, note);
  tr.insert(selection.to, node("chip").create({ tree: { type: "footnoteReference", ...named } }));
  tr.setSelection(Selection.near(tr.doc.resolve(selection.to + 1)));
  view.dispatch(tr.scrollIntoView());
}
